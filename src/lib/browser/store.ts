import { useSyncExternalStore } from 'react'
import { localStore, onOtherTab, readJson } from './storage'

/** Tells whoever listens that something has happened. */
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
  /** What it holds to begin with; prerendered pages show this. */
  start: T
  /** The same object until it changes. */
  get: () => T
  /** Calls `listener` after each change; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

/** One value kept outside of the components, and that they can watch. */
type Store<T> = Watchable<T> & {
  set: (value: T) => void
  /** Whether anybody watches at the moment. */
  isWatched: () => boolean
}

/** A store in memory, gone with the page. */
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

export type StoredStore<T> = Store<T> & {
  /** False where a full or locked storage holds the value on this page alone. */
  isKept: () => boolean
  /** Reads again: what `parse` could not tell, it can tell now. */
  refresh: () => void
}

/**
 * A store kept in localStorage under `key`, as JSON, and heard from other tabs. `empty` stands
 * where nothing is stored, and to set null removes the key. `parse` makes a value of whatever
 * else is there; undefined when it cannot tell yet: then the value before stays.
 */
export function createStoredStore<T>(
  key: string,
  empty: T,
  parse: (stored: unknown) => T | undefined,
): StoredStore<T> {
  const { emit, subscribe, isWatched } = createSignal()
  let known: { text: string | null; value: T } = { text: null, value: empty }

  return {
    start: empty,
    get() {
      const text = localStore.get(key)
      if (text === known.text) return known.value
      const value = text === null ? empty : parse(readJson(localStore, key))
      if (value !== undefined) known = { text, value }
      return known.value
    },
    set(value) {
      const text = value === null ? null : JSON.stringify(value)
      if (text === null) localStore.remove(key)
      else localStore.set(key, text)
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
    isKept: () => localStore.isKept(key),
    refresh: emit,
  }
}

/** What the store holds, here and from now on; `start` in prerendered pages. */
export function useStore<T>(store: Watchable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.start)
}
