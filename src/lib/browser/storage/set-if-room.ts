import type { StoredStore } from './store'

/** Stores a value in place of the last one. False if the storage has no room for it: then the last one stays. */
export function setIfRoom<T>(store: StoredStore<T>, value: T): boolean {
  const before = store.get()
  store.set(value)
  const isKept = store.isKept()
  if (!isKept) store.set(before)
  return isKept
}
