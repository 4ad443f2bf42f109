import { expect, test } from 'vitest'
import { setIfRoom } from '@/lib/browser/storage/set-if-room'
import { createStoredStore } from '@/lib/browser/storage/store'
import { breakStorage } from '../helpers/broken-storage'

const KEY = 'some-list'
const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
const make = () =>
  createStoredStore<readonly unknown[]>(KEY, [], (there) => (Array.isArray(there) ? there : []))

test('a value is stored if there is room', () => {
  expect(setIfRoom(make(), [{ odd: 1 }, 7])).toBe(true)
  expect(stored()).toEqual([{ odd: 1 }, 7])
  expect(make().get()).toEqual([{ odd: 1 }, 7])
})

test.each([[[]], [['old']]])('without room for more, %j stays there', (before) => {
  if (before.length > 0) window.localStorage.setItem(KEY, JSON.stringify(before))
  const store = make()
  const repair = breakStorage('setItem', 'localStorage', KEY)
  expect(setIfRoom(store, [...before, 'more'])).toBe(false)
  expect(store.get()).toEqual(before)
  repair()
  expect(stored()).toEqual(before)
  expect(setIfRoom(store, [...before, 'more'])).toBe(true)
  expect(store.get()).toEqual([...before, 'more'])
  expect(store.isKept()).toBe(true)
})
