import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createStore, createStoredStore, useStore } from '@/lib/browser/storage/store'
import { breakStorage } from '../helpers/broken-storage'

const readNumbers = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : []

/** A stored list of numbers; each test needs its own key, because a store remembers what it read. */
const numbers = (key: string) => createStoredStore<number[] | null>(key, null, readNumbers)

function inAnotherTab(key: string, text: string | null) {
  if (text === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('a store in memory returns what was set last and notifies its listeners until they unsubscribe', () => {
  const store = createStore(1)
  const heard = vi.fn<() => void>()
  expect(store.isWatched()).toBe(false)
  const stop = store.subscribe(heard)
  expect(store.isWatched()).toBe(true)
  store.set(2)
  expect(store.get()).toBe(2)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  store.set(3)
  expect(store.isWatched()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a stored value is JSON under its key; null removes it', () => {
  const store = numbers('a')
  store.set([1, 2])
  expect(window.localStorage.getItem('a')).toBe('[1,2]')
  expect(numbers('a').get()).toEqual([1, 2])
  store.set(null)
  expect(window.localStorage.getItem('a')).toBeNull()
  expect(store.get()).toBeNull()
})

test('a stored value is read by the rule, and is the same object until it changes', () => {
  window.localStorage.setItem('b', '[1,"two",3]')
  const store = numbers('b')
  expect(store.get()).toEqual([1, 3])
  expect(store.get()).toBe(store.get())
  window.localStorage.setItem('b', '{"cut sho')
  expect(store.get()).toEqual([])
})

test('a change in another tab notifies listeners, and its value replaces the one before', () => {
  const store = numbers('c')
  const heard = vi.fn<() => void>()
  const stop = store.subscribe(heard)
  inAnotherTab('c', '[7]')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toEqual([7])
  inAnotherTab('c', null)
  expect(store.get()).toBeNull()
  stop()
  inAnotherTab('c', '[8]')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a full storage: the value holds on this page, and the store says that it is not stored', () => {
  const store = numbers('d')
  const repair = breakStorage('setItem')
  store.set([1])
  expect(store.get()).toEqual([1])
  expect(store.isKept()).toBe(false)
  repair()
  store.set([2])
  expect(store.isKept()).toBe(true)
})

test('a rule that cannot decide yet leaves the value before, and is asked again', () => {
  let rule: typeof readNumbers | undefined
  const store = createStoredStore<number[] | null>('e', null, (stored) => rule?.(stored))
  const heard = vi.fn<() => void>()
  const stop = store.subscribe(heard)
  window.localStorage.setItem('e', '[5]')
  expect(store.get()).toBeNull()
  rule = readNumbers
  store.refresh()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toEqual([5])
  stop()
})

test('a component shows the value and follows it; prerendered it shows the start value', () => {
  const store = createStore('first')
  const { result } = renderHook(() => useStore(store))
  expect(result.current).toBe('first')
  act(() => store.set('second'))
  expect(result.current).toBe('second')

  function Shown() {
    return useStore(store)
  }
  expect(renderToString(<Shown />)).toBe('first')
})
