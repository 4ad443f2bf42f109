import { createStoredStore, useStore } from '@/lib/browser/store'
import { localStore } from '@/lib/browser/storage'
import { UNREADABLE_KEY as KEY } from './storage-keys'

const store = createStoredStore<readonly unknown[]>(KEY, [], (stored) =>
  Array.isArray(stored) ? stored : [stored],
)

/**
 * Entries of the shortlist that could not be read, stored apart from it under `cart-aside`.
 * Product 10, Shortlist.
 */
export const unreadableEntries = {
  get: store.get,
  /** Adds entries that are not there yet. False if there is no room: then nothing changes. */
  put(entries: readonly unknown[]): boolean {
    const before = localStore.get(KEY)
    const byText = new Map([...store.get(), ...entries].map((one) => [JSON.stringify(one), one]))
    store.set([...byText.values()])
    if (store.isKept()) return true
    if (before === null) localStore.remove(KEY)
    else localStore.set(KEY, before)
    store.refresh()
    return false
  },
  clear: () => store.set([]),
}

/** The entries stored there, from this tab and others. */
export const useUnreadableEntries = (): readonly unknown[] => useStore(store)
