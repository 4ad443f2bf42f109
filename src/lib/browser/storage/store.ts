import { useSyncExternalStore } from 'react'
import { localStore, onOtherTab, readJson } from './storage'

/** Notifies all listeners that something has happened. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    emit: () => {
      for (const listener of listeners) listener()
    },
    /** Returns the unsubscribe. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isWatched: () => listeners.size > 0,
  }
}

type Watchable<T> = {
  /** The initial value; prerendered pages show this. */
  start: T
  /** The same object until it changes. */
  get: () => T
  /** Calls `listener` after each change; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

/** One value outside of the components, which they can watch. */
type Store<T> = Watchable<T> & {
  set: (value: T) => void
  /** Whether anything watches it at the moment. */
  isWatched: () => boolean
}

/** A store in memory, which is lost with the page. */
export function createStore<T>(start: T): Store<T> {
  const { emit, subscribe, isWatched } = createSignal()
  let value = start
  return {
    start,
    get: () => value,
    set(next) {
      value = next
      emit()
    },
    subscribe,
    isWatched,
  }
}

/** A store whose value outlives the page, if the browser keeps it. */
export type StoredStore<T> = Store<T> & {
  /** False if a full or locked storage leaves the value on this page alone. */
  isKept: () => boolean
  /** Reads again, for when `parse` can now tell what it could not tell before. */
  refresh: () => void
}

/**
 * A store kept under `key`, as JSON: in localStorage, where it follows changes in other tabs, or in another `storage`.
 * `empty` is its value while nothing is stored; setting null removes the key. `parse` turns anything else that is stored
 * into a value, or returns undefined if it cannot tell yet: then the previous value stays.
 */
export function createStoredStore<T>(
  key: string,
  empty: T,
  parse: (stored: unknown) => T | undefined,
  storage = localStore,
): StoredStore<T> {
  const { emit, subscribe, isWatched } = createSignal()
  let known: { text: string | null; value: T } = { text: null, value: empty }

  return {
    start: empty,
    get() {
      const text = storage.get(key)
      if (text === known.text) return known.value
      const value = text === null ? empty : parse(readJson(storage, key))
      if (value !== undefined) known = { text, value }
      return known.value
    },
    set(value) {
      const text = value === null ? null : JSON.stringify(value)
      if (text === null) storage.remove(key)
      else storage.set(key, text)
      known = { text, value }
      emit()
    },
    subscribe(listener) {
      const stops = [subscribe(listener), onOtherTab(key, listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    isWatched,
    isKept: () => storage.isKept(key),
    refresh: emit,
  }
}

/** The store's value, updated with each change; `start` in prerendered pages. */
export function useStore<T>(store: Watchable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.start)
}
