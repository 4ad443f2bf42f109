import { useSyncExternalStore } from 'react'
import { browse } from '@/words/browse'
import { notify } from '@/lib/notices/notify'
import { createStoredStore, useStore } from '@/lib/browser/store'
import { keyOf, readSaved, type SavedItem } from './schema'

const store = createStoredStore<readonly SavedItem[]>('cart', [], readSaved)

function write(items: readonly SavedItem[]) {
  store.set(items)
  // The page shows the change all the same, so nobody would know before it is gone.
  if (!store.isKept()) notify.error(browse.shortlist.notKept)
}

const without = (item: SavedItem) => store.get().filter((other) => keyOf(other) !== keyOf(item))

/** The shortlist, kept in localStorage under `cart`, newest first. Product 3, Cart. */
export const shortlist = {
  get: store.get,
  add: (item: SavedItem) => write([item, ...without(item)]),
  remove: (item: SavedItem) => write(without(item)),
}

/** What is saved, here and in other tabs; empty in prerendered pages. */
export const useShortlist = (): readonly SavedItem[] => useStore(store)

/** False where a full or locked storage holds the shortlist on this page alone. Product 3, Cart. */
export function useShortlistKept(): boolean {
  return useSyncExternalStore(store.subscribe, store.isKept, () => true)
}
