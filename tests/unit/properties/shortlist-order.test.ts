import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { unreadableEntries } from '@/features/shortlist/stored/unreadable-entries'
import { entriesIn } from '@/features/shortlist/stored/cart'
import { placed } from '@/features/shortlist/stored/order'
import {
  unreadableIn,
  keyOf,
  readSaved,
  type SavedItem,
  savedKinds,
} from '@/features/shortlist/stored/schema'
import { setSaved } from '@/features/shortlist/stored/saved'
import { shortlist } from '@/features/shortlist/stored/store'
import { breakStorage } from '../../helpers/broken-storage'
import { anyText } from './bodies'
import { holds } from './check'
import { listTextsFit } from './list-text-rule'

const saved: fc.Arbitrary<SavedItem> = fc.record({
  kind: fc.constantFrom(...savedKinds),
  id: fc.stringMatching(/^[a-z]{1,3}$/),
  name: fc.stringMatching(/^[a-zക-ഹ]{1,60}$/),
  note: fc.option(fc.string({ minLength: 1, maxLength: 280 }), { nil: undefined }),
})

const list = fc.uniqueArray(saved, { selector: keyOf, minLength: 1, maxLength: 30 })
const malta: SavedItem = { kind: 'country', id: '1', name: 'Malta' }
const old = { _id: '9', qty: 3 }
const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null')

beforeEach(() => {
  window.localStorage.clear()
  unreadableEntries.clear()
})

test('moving an item within its kind moves it there, and keeps the order of the others', async () => {
  await holds([list, fc.nat(), fc.nat()], (items, which, to) => {
    const item = items[which % items.length]
    if (!item) return
    const count = items.filter(({ kind }) => kind === item.kind).length
    const at = to % count
    const moved = placed(items, item, at)
    expect(moved.filter(({ kind }) => kind === item.kind).indexOf(item)).toBe(at)
    const others = (all: readonly SavedItem[]) => all.filter((other) => other !== item)
    expect(others(moved)).toEqual(others(items))
  })
})

test('an item that is restored after a removal is where it was', async () => {
  await holds([list, fc.nat()], (items, which) => {
    const item = items[which % items.length]
    if (!item) return
    const ofKind = (all: readonly SavedItem[]) => all.filter(({ kind }) => kind === item.kind)
    const at = ofKind(items).indexOf(item)
    const rest = items.filter((other) => other !== item)
    expect(ofKind(placed(rest, item, at))).toEqual(ofKind(items))
  })
})

test('the text for the chat fits into an address, and says what it leaves out', async () => {
  await expect(listTextsFit()).resolves.toBeUndefined()
})

describe('unreadable entries', () => {
  test('are not counted twice with the readable ones', async () => {
    await holds([fc.array(fc.oneof(saved, fc.object(), anyText))], (entries) => {
      const text = JSON.stringify(entries)
      const unreadable = unreadableIn(entriesIn(text))
      expect(new Set(unreadable.map((each) => JSON.stringify(each))).size).toBeLessThanOrEqual(
        entries.length,
      )
      expect(readSaved(unreadable)).toEqual([])
      expect(unreadable.length + readSaved(entries).length).toBeLessThanOrEqual(entries.length)
    })
  })

  test.each([
    ['{', ['{']],
    ['{"items":[]}', [{ items: [] }]],
    ['7', [7]],
    ['null', []],
    ['[]', []],
    ['[null]', []],
  ])('of %s', (text, unreadable) => expect(unreadableIn(entriesIn(text))).toEqual(unreadable))

  test('are moved to cart-aside with the next change, once', () => {
    window.localStorage.setItem('cart', JSON.stringify([old, malta, old]))
    shortlist.setNote(malta, 'sea')
    expect(stored('cart')).toEqual([{ ...malta, note: 'sea' }])
    expect(stored('cart-aside')).toEqual([old])
    window.localStorage.setItem('cart', '{')
    setSaved(malta, true)
    expect(shortlist.get()).toEqual([malta])
    shortlist.setNote(malta, 'sea')
    expect(stored('cart-aside')).toEqual([old, '{'])
  })

  test('survive the Save button of the item they might have been, and harm no other', () => {
    const nameless = { ...malta, name: ' ', note: 'call Rahul' }
    const odd = { kind: malta.kind, id: { toString: null }, name: 'Malta' }
    window.localStorage.setItem('cart', JSON.stringify([nameless, odd]))
    setSaved(malta, true)
    expect(stored('cart')).toEqual([malta, nameless, odd])
    setSaved(malta, false)
    expect(stored('cart')).toEqual([nameless, odd])
  })

  test('stay in the list if there is no room for cart-aside', () => {
    window.localStorage.setItem('cart', JSON.stringify([old, malta]))
    const repair = breakStorage('setItem', 'localStorage', 'cart-aside')
    shortlist.setNote(malta, 'sea')
    repair()
    expect(stored('cart')).toEqual([{ ...malta, note: 'sea' }, old])
    expect(shortlist.get()).toMatchObject([{ name: 'Malta', note: 'sea' }])
    expect(stored('cart-aside')).toEqual([])
  })

  test('stay unchanged if the storage accepts nothing at all', () => {
    const text = JSON.stringify([old, malta])
    window.localStorage.setItem('cart', text)
    const repair = breakStorage('setItem')
    shortlist.remove(malta)
    repair()
    expect(shortlist.get()).toEqual([])
    expect(window.localStorage.getItem('cart')).toBe(text)
  })
})

test('adding many items keeps the existing ones unchanged', () => {
  const mine = { ...malta, id: '7', note: 'mine' }
  setSaved(mine, true)
  shortlist.addAll([
    { ...mine, name: 'Hostile' },
    { kind: 'work', id: '1', name: 'Cook' },
  ])
  expect(shortlist.get()).toMatchObject([{ name: 'Cook' }, { name: 'Malta', note: 'mine' }])
})
