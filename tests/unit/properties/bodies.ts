import fc from 'fast-check'
import type * as v from 'valibot'

/** Texts that have broken sites before: markup, overrides, halves of surrogate pairs, numbers as text. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '1',
  'NaN',
  '1e999',
  'null',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  '=1+1',
  '../..',
  '%',
  '\u0000',
  '\u202Eevil',
  '\uD800',
  'രാ',
  '👩‍⚕️',
  '65f000000000000000000001',
  '2026-11-20T00:00:00.000Z',
  '275760-09-13',
  '1763596800000',
]

/** Any text, now and then a hostile one. */
export const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
)

/** Keys that every object inherits, or that only JSON gives an object as its own. */
const INHERITED_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
]

const anyNumber = fc.oneof(
  fc.integer(),
  // JSON's 1e999 is Infinity; it has no NaN and no -0.
  fc.double({ noNaN: true }).map((number) => number + 0),
  fc.constantFrom(0, 1, Infinity, -Infinity),
)

/** Any JSON value, whose objects have the given keys and dangerous ones. */
export function anyBody(keys: readonly string[]): fc.Arbitrary<unknown> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('_id', 'name', ...keys) },
    { weight: 1, arbitrary: fc.constantFrom(...INHERITED_KEYS) },
    { weight: 1, arbitrary: anyText },
  )
  const { body } = fc.letrec((tie) => ({
    body: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.oneof(fc.constant(null), fc.boolean(), anyNumber, anyText),
      fc.array(tie('body'), { maxLength: 4 }),
      // Entries become own properties, even `__proto__`, as with JSON.parse.
      fc
        .array(fc.tuple(key, tie('body')), { maxLength: 8 })
        .map((entries): unknown => Object.fromEntries(entries)),
    ),
  }))
  return body
}

/** A record that is often valid: an id, often the same as another's, a name, any fields. */
export function anyRecord(keys: readonly string[]): fc.Arbitrary<unknown> {
  const field = fc.oneof(anyText, anyBody(keys))
  const _id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('1', '2', 3, ' ') }, field)
  return fc
    .tuple(fc.dictionary(fc.constantFrom('name', ...keys), field), _id, fc.option(field))
    .map(([fields, id, name]): unknown => Object.assign(fields, { _id: id, name }))
}

/** The names of all fields in a schema and in the schemas inside it. */
export function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const entries: unknown = Reflect.get(schema, 'entries')
  const own = typeof entries === 'object' && entries !== null ? Object.keys(entries) : []
  const inside: unknown[] = Object.values(schema)
  return own.concat(inside.flatMap((value) => keysOf(value, seen)))
}

/** Whether a value of a module is a schema. */
export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema'
