import { expect, test, vi } from 'vitest'
import { deleteStored } from '@/lib/browser/storage/stored-entries'
import { localStore, onOtherTab, readJson, visitStore } from '@/lib/browser/storage/storage'
import { breakStorage, denyStorage } from '../helpers/broken-storage'

test('a value is there, in the browser storage too, until it is removed', () => {
  expect(localStore.set('cart', '[]')).toBe(true)
  expect(localStore.get('cart')).toBe('[]')
  expect(window.localStorage.getItem('cart')).toBe('[]')
  localStore.remove('cart')
  expect(localStore.get('cart')).toBeNull()
  expect(window.localStorage.getItem('cart')).toBeNull()
})

test('a full storage keeps the value for this page and says so', () => {
  localStore.set('auth', 'old')
  const repair = breakStorage('setItem')
  expect(localStore.set('auth', 'new')).toBe(false)
  expect(localStore.get('auth')).toBe('new')
  expect(localStore.isKept('auth')).toBe(false)
  expect(localStore.isKept('cart')).toBe(true)
  repair()
  expect(localStore.set('auth', 'newer')).toBe(true)
  expect(localStore.isKept('auth')).toBe(true)
  expect(window.localStorage.getItem('auth')).toBe('newer')
})

test('a storage that may not even be accessed loses nothing on this page', () => {
  const repair = denyStorage()
  expect(localStore.get('nothing')).toBeNull()
  expect(localStore.set('something', 'kept')).toBe(false)
  expect(localStore.get('something')).toBe('kept')
  localStore.remove('something')
  expect(localStore.get('something')).toBeNull()
  repair()
})

test('a removal that the storage refuses counts on this page', () => {
  localStore.set('auth', 'secret')
  const repair = breakStorage('removeItem')
  localStore.remove('auth')
  expect(localStore.get('auth')).toBeNull()
  repair()
  localStore.remove('auth')
})

test.each([
  ['localStorage', localStore, true],
  ['sessionStorage', visitStore, false],
] as const)(
  'deleting from %s also deletes what the storage had refused',
  (area, store, lasting) => {
    store.set('draft:contact', 'Anu')
    const repair = breakStorage('setItem', area)
    store.set('draft:contact', 'Anu, 98470 12345')
    repair()
    deleteStored([{ key: 'draft:contact', lasting }])
    expect(store.get('draft:contact')).toBeNull()
  },
)

test('the two storages do not mix', () => {
  visitStore.set('x', 'visit')
  expect(localStore.get('x')).toBeNull()
  expect(window.sessionStorage.getItem('x')).toBe('visit')
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', [1]],
  ['{"a":', null],
  ['undefined', null],
  ['', null],
])('JSON %j is read as %j', (text, value) => {
  localStore.set('json', text)
  expect(readJson(localStore, 'json')).toEqual(value)
})

test('a missing key is null', () => {
  expect(readJson(localStore, 'missing')).toBeNull()
})

test('a listener is notified of another tab’s change to its key and of a clear(), until unsubscribed', () => {
  const heard = vi.fn<() => void>()
  const stop = onOtherTab('auth', heard)
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(heard).toHaveBeenCalledTimes(0)
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a page that comes back from the back/forward cache checks again, a fresh one does not', () => {
  const heard = vi.fn<() => void>()
  const stop = onOtherTab('auth', heard)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(heard).toHaveBeenCalledTimes(0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('what another tab wrote wins over what only this page remembered', () => {
  const repair = breakStorage('setItem')
  localStore.set('auth', 'only here')
  repair()
  const stop = onOtherTab('auth', () => undefined)
  window.localStorage.setItem('auth', 'from there')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(localStore.get('auth')).toBe('from there')
  stop()
})
