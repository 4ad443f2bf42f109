import { setIfRoom } from '@/lib/browser/storage/set-if-room'
import { createStoredStore, useStore } from '@/lib/browser/storage/store'
import { UNREADABLE_KEY as KEY } from './storage-keys'

const store = createStoredStore<readonly unknown[]>(KEY, [], (stored) =>
  Array.isArray(stored) ? stored : [stored],
)

/**
 * Entries of the shortlist that could not be read, stored apart from it under `cart-aside`.
 * Product 10, Shortlist.
 */
export const unreadableEntries = {
  /** Adds entries that are not there yet. False if there is no room: then none is added. */
  put(entries: readonly unknown[]): boolean {
    const byText = new Map([...store.get(), ...entries].map((one) => [JSON.stringify(one), one]))
    return setIfRoom(store, [...byText.values()])
  },
  clear: () => store.set([]),
}

/** The entries stored there, from this tab and others. */
export const useUnreadableEntries = (): readonly unknown[] => useStore(store)
