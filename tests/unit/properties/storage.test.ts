import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { sessionStore } from '@/auth/session-store'
import { sessionSchema } from '@/auth/session-schema'
import { purchaseRecords, type PurchaseRecord } from '@/features/buy-premium/purchase-record'
import { lastSearch } from '@/entities/product/last-search'
import { keyOf, readSaved, savedItemSchema } from '@/features/shortlist/stored/schema'
import { setSaved } from '@/features/shortlist/stored/saved'
import { shortlist } from '@/features/shortlist/stored/store'
import { deleteStored } from '@/lib/browser/storage/stored-entries'
import { localStore, readJson, visitStore } from '@/lib/browser/storage/storage'
import { breakStorage } from '../../helpers/broken-storage'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import { anyBody, anyText, keysOf } from './bodies'
import { holds } from './check'

beforeEach(() => window.localStorage.clear())
afterEach(() => window.localStorage.clear())

/** Writes a value, or removes it (null); `refused` if the storage is full or locked. */
const step = fc.record({ value: fc.option(anyText), refused: fc.boolean() })

test.each([
  ['localStorage', localStore],
  ['sessionStorage', visitStore],
] as const)('in %s the last written value is read, refused or not', async (area, store) => {
  await holds([fc.array(step)], (steps) => {
    for (const { value, refused } of steps) {
      const repair = refused
        ? breakStorage(value === null ? 'removeItem' : 'setItem', area)
        : () => undefined
      const kept = value === null ? store.remove('key') : store.set('key', value)
      repair()
      expect(store.get('key')).toBe(value)
      expect(kept).toBe(value === null ? undefined : !refused)
      expect(refused || window[area].getItem('key') === value).toBe(true)
    }
    store.remove('key')
  })
})

test('any JSON can be read back from a storage, and anything else is null', async () => {
  await holds([fc.json(), anyText], (json, text) => {
    localStore.set('key', json)
    expect(JSON.stringify(readJson(localStore, 'key'))).toBe(json)
    localStore.set('key', `[${text}`)
    fc.pre(!text.includes(']'))
    expect(readJson(localStore, 'key')).toBeNull()
  })
})

/** The fields of a session, for bodies of which some are valid. */
const sessionKeys = keysOf(sessionSchema)
const field = fc.oneof(anyText, anyBody(sessionKeys))
const userBody = fc
  .tuple(anyText, fc.dictionary(fc.constantFrom(...sessionKeys), field))
  .map(([_id, rest]): unknown => Object.assign(rest, { _id }))
const sessionBody = fc.record({ user: userBody, token: fc.oneof(anyText, field) })

describe('the login', () => {
  test('that was accepted is the same when the page is loaded again', async () => {
    let accepted = 0
    await holds([sessionBody], (body) => {
      const result = v.safeParse(sessionSchema, body)
      if (!result.success) return
      accepted += 1
      sessionStore.set(result.output)
      expect(sessionStore.get()).toEqual(result.output)
      const again = v.parse(sessionSchema, JSON.parse(JSON.stringify(result.output)))
      expect(again).toEqual(result.output)
    })
    expect(accepted).toBeGreaterThan(50)
  })

  test('that something else wrote is a valid login or none, and never an error', async () => {
    const stored = fc.oneof(
      anyText,
      fc.json(),
      sessionBody.map((body) => JSON.stringify(body)),
    )
    await holds([stored], (text) => {
      window.localStorage.setItem('auth', text)
      const session = sessionStore.get()
      if (session === null) return
      expect(session.token).not.toBe('')
      expect(session.user._id).not.toBe('')
    })
  })
})

const saved = fc.record({
  kind: fc.constantFrom('country' as const, 'work' as const, 'product' as const),
  id: fc.constantFrom('1', '2', '3', '__proto__', 'a b'),
  name: anyText.map((text) => withoutDirectionMarks(`x${text}`).trim()),
  price: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }), { nil: undefined }),
})

type Saved = v.InferOutput<typeof savedItemSchema>

/** What can be done to the list, each with the item concerned. */
const actions = {
  save: (item) => setSaved(item, true),
  unsave: (item) => setSaved(item, false),
  receive: (item) => shortlist.addAll([item]),
  note: (item) => shortlist.setNote(item, item.name),
  drop: (item) => shortlist.remove(item),
  deleteAll: () => deleteStored([{ key: 'cart', lasting: true }]),
} satisfies Record<string, (item: Saved) => void>

const action = fc.constantFrom<keyof typeof actions>(
  'save',
  'unsave',
  'receive',
  'note',
  'drop',
  'deleteAll',
)
type Past = readonly { does: keyof typeof actions; before: readonly Saved[] }[]

/** What a Save button adds to the list, and where, as determined by the past actions. */
function expectedSave(past: Past, item: Saved): [at: number, entry: Saved] {
  const placeIn = (list: readonly Saved[]) => list.findIndex((one) => keyOf(one) === keyOf(item))
  const [end] = past
    .filter(({ does, before }) => does === 'deleteAll' || placeIn(before) >= 0)
    .slice(-1)
  const at = end?.does === 'unsave' ? placeIn(end.before) : -1
  return [Math.max(at, 0), end?.before[at] ?? item]
}

describe('the shortlist', () => {
  test('contains what was added and not removed, the latest first; what a Save button removed last is restored as it was', async () => {
    await holds([fc.array(fc.tuple(action, saved), { maxLength: 30 })], (steps) => {
      deleteStored([{ key: 'cart', lasting: true }])
      let list: readonly Saved[] = []
      const past: Past[number][] = []
      for (const [does, item] of steps) {
        const isIt = (other: Saved) => keyOf(other) === keyOf(item)
        const before = list
        if (does === 'deleteAll') list = []
        if (does === 'unsave' || does === 'drop') list = before.filter((other) => !isIt(other))
        if (does === 'note')
          list = before.map((one) => (isIt(one) ? { ...one, note: item.name } : one))
        if (!before.some(isIt)) {
          const [at, entry] = does === 'save' ? expectedSave(past, item) : [0, item]
          if (does === 'save' || does === 'receive')
            list = [...before.slice(0, at), entry, ...before.slice(at)]
        }
        past.push({ does, before })
        actions[does](item)
        expect(shortlist.get()).toEqual(list)
      }
      expect(readSaved(readJson(localStore, 'cart') ?? [])).toEqual(list)
    })
  })

  test('reads whatever is stored, and reads the result the same a second time', async () => {
    const entry = fc.oneof(saved, anyBody(keysOf(savedItemSchema)))
    await holds([fc.oneof(fc.array(entry), entry)], (body) => {
      const items = readSaved(body)
      expect(readSaved(JSON.parse(JSON.stringify(items)))).toEqual(items)
      expect(new Set(items.map(keyOf)).size).toBe(items.length)
    })
  })
})

test('the record of a payment survives a reload, and a foreign value does not count', async () => {
  const text = anyText.map((each) => `x${each}`)
  const shared = {
    receipt: text,
    currency: text,
    orderId: fc.option(text, { nil: undefined }),
    at: text,
  }
  const earlier = fc.option(fc.record({ state: fc.constant('opened' as const), ...shared }), {
    nil: undefined,
  })
  const record: fc.Arbitrary<PurchaseRecord> = fc.oneof(
    fc.record({ state: fc.constantFrom('opened' as const, 'closed' as const), ...shared, earlier }),
    fc.record({
      state: fc.constant('paid' as const),
      ...shared,
      earlier,
      paymentIds: fc.array(text),
      known: fc.boolean(),
    }),
  )
  await holds(
    [record, anyText, anyBody(['state', 'receipt', 'paymentIds'])],
    (given, id, foreign) => {
      purchaseRecords.set(id, given)
      const stored = window.localStorage.getItem(`payment:${id}`)
      window.localStorage.setItem(`payment:${id}`, JSON.stringify(foreign) ?? '')
      expect(purchaseRecords.get(id)).toBeNull()
      window.localStorage.setItem(`payment:${id}`, stored ?? '')
      expect(purchaseRecords.get(id)).toEqual(given)
    },
  )
})

test.each([
  ['state', 'open'],
  ['receipt', ''],
  ['currency', 5],
  ['orderId', null],
  ['at', undefined],
  ['paymentIds', undefined],
  ['paymentIds', ['pay_1', 2]],
  ['known', 'yes'],
])('a record of a payment whose %s is %j does not count', (key, value) => {
  const good = { state: 'paid', receipt: 'r', currency: 'INR', orderId: 'o', at: 'now' }
  const whole = { ...good, paymentIds: ['pay_1'], known: true }
  window.localStorage.setItem('payment:whole', JSON.stringify(whole))
  expect(purchaseRecords.get('whole')).toEqual(whole)
  window.localStorage.setItem('payment:broken', JSON.stringify({ ...whole, [key]: value }))
  expect(purchaseRecords.get('broken')).toBeNull()
})

test('the last keyword is read back as it was typed', async () => {
  await holds([anyText, fc.oneof(anyText, fc.json())], (keyword, foreign) => {
    lastSearch.set(keyword)
    expect(lastSearch.get()).toBe(keyword)
    window.localStorage.setItem('search', foreign)
    expect(typeof lastSearch.get()).toBe('string')
  })
})
