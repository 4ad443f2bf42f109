import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { ApiError } from '@/lib/api/errors'
import { queryClient } from '@/lib/api/query'
import { apiStore } from '../../helpers/local-server'
import { anyBody, anyRecord, anyText, isSchema, keysOf } from './bodies'
import { ASKS_API, ASKS_NOTHING, calls } from './calls'
import { holds } from './check'

type Module = Record<string, unknown>

const sources = import.meta.glob<string>('/src/{auth,components,entities,features,lib}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Module>('/src/{auth,components,entities,features,lib}/**/*.ts')

async function exportsOf(written: RegExp): Promise<[string, unknown][]> {
  const files = Object.entries(modules).filter(([file]) => written.test(sources[file] ?? ''))
  const loaded = await Promise.all(files.map(([, load]) => load()))
  return loaded.flatMap((module) => Object.entries(module))
}

const schemas = (await exportsOf(/from 'valibot'/)).filter(
  (entry): entry is [string, v.GenericSchema] => isSchema(entry[1]),
)
const allKeys = [...new Set(schemas.flatMap(([, schema]) => keysOf(schema)))]

afterEach(() => {
  // No field of a body has been added to Object.prototype.
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'name')).toBeUndefined()
})

describe('every schema of the site, whatever the JSON', () => {
  test('there are some to try', () => {
    expect(schemas.map(([name]) => name)).toEqual(
      expect.arrayContaining(['userSchema', 'categoryListSchema', 'oneWorkSchema']),
    )
    expect(allKeys).toEqual(expect.arrayContaining(['_id', 'receipt', 'category', 'works']))
  })

  test.each(schemas)('%s parses or refuses, and never throws', async (_, schema) => {
    const keys = [...new Set(keysOf(schema))]
    await holds(
      [fc.oneof(anyBody(keys), anyBody(allKeys), anyRecord(keys))],
      (body) => {
        const result = v.safeParse(schema, body)
        expect(result.success).toBe(result.issues === undefined)
      },
      200,
    )
  })
})

/** The schemas of lists, which return records with an id and a name each, and no id twice. */
const listSchemas = schemas.filter(([name]) => name.endsWith('ListSchema'))

test.each(listSchemas)('%s returns records that have an id, each once', async (_, schema) => {
  const record = anyRecord(keysOf(schema))
  const wrapped = fc.tuple(
    fc.constantFrom('category', 'works', 'data', 'results'),
    fc.array(record),
  )
  const body = fc.oneof(
    fc.array(record),
    wrapped.map(([key, list]): unknown => ({ [key]: list })),
  )
  await holds([body], (given) => {
    const result = v.safeParse(schema, given)
    if (!result.success) return
    const list = v.parse(v.array(v.object({ _id: v.string(), name: v.string() })), result.output)
    expect(list.every(({ _id, name }) => _id.trim() !== '' && name.trim() !== '')).toBe(true)
    expect(new Set(list.map(({ _id }) => _id)).size).toBe(list.length)
  })
})

type AnyFunction = (...given: unknown[]) => unknown
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

/** The endpoint functions: all functions that modules with requests of their own export. */
const endpoints = (await exportsOf(ASKS_API)).filter(
  (entry): entry is [string, AnyFunction] => isFunction(entry[1]) && !ASKS_NOTHING.test(entry[0]),
)

describe('every call to the API, whatever it answers', () => {
  test('they are those of the table', () => {
    expect(endpoints.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  const status = fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 429, 500)

  test.each(endpoints)('%s returns a value or an ApiError', async (name, ask) => {
    const argumentsFor = calls[name]
    if (!argumentsFor)
      throw new Error(`${name} is not in the table of tests/unit/properties/calls.ts`)
    // Retries are tested elsewhere, and their pauses would slow this test down.
    queryClient.setDefaultOptions({ queries: { ...before.queries, retry: false } })
    await holds(
      [anyBody(allKeys), status, anyText.filter((id) => id !== '')],
      async (body, code, id) => {
        queryClient.clear()
        apiStore().faults.clear()
        apiStore().faults.add({ path: '/', status: code, text: JSON.stringify(body) })
        const answer: unknown = await Promise.resolve(ask(...argumentsFor(id))).catch(
          (error: unknown) => error,
        )
        const stranger = answer instanceof Error && !(answer instanceof ApiError) ? answer : null
        expect(stranger).toBeNull()
      },
      25,
    )
  })

  const before = queryClient.getDefaultOptions()
  afterEach(() => queryClient.setDefaultOptions(before))
})
