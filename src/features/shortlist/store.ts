import { useMemo, useSyncExternalStore } from 'react'
import { browse } from '@/words/browse'
import { localStore } from '@/lib/browser/storage'
import { notify } from '@/lib/notices/notify'
import { createStoredStore, useStore } from '@/lib/browser/store'
import { aside, useAside } from './aside'
import { newOnes, placed, without } from './order'
import { CART_KEY } from './storage-keys'
import { foreignIn, keyOf, readSaved, type SavedItem } from './schema'

const store = createStoredStore<readonly SavedItem[]>(CART_KEY, [], readSaved)

const storedText = () => localStore.get(CART_KEY)

function write(items: readonly SavedItem[]) {
  const foreign = foreignIn(storedText())
  if (foreign.length === 0 || aside.put(foreign)) {
    store.set(items)
  } else {
    // No room beside the list, so what nobody can read stays in it.
    localStore.set(CART_KEY, JSON.stringify([...items, ...foreign]))
    store.refresh()
  }
  // The page shows the change all the same, so nobody would know before it is gone.
  if (!store.isKept()) notify.error(browse.shortlist.notKept)
}

const change = (item: SavedItem, next: (now: SavedItem) => SavedItem) =>
  write(store.get().map((other) => (keyOf(other) === keyOf(item) ? next(other) : other)))

/** The shortlist, kept in localStorage under `cart`: the newest first until it is put in order. Product 3, Cart. */
export const shortlist = {
  get: store.get,
  subscribe: store.subscribe,
  add: (item: SavedItem) => write([item, ...without(store.get(), item)]),
  /** Puts what is new before the rest; what is there already stays as it is. */
  addAll: (items: readonly SavedItem[]) => write([...newOnes(store.get(), items), ...store.get()]),
  remove: (item: SavedItem) => write(without(store.get(), item)),
  /** Moves it, or puts it back, to a place among those of its kind. */
  place: (item: SavedItem, at: number) => write(placed(store.get(), item, at)),
  setNote: (item: SavedItem, note: string) =>
    change(item, (now) => ({ ...now, note: note === '' ? undefined : note })),
  /** Forgets what could not be read. */
  dropUnread() {
    aside.clear()
    store.set(store.get())
  },
}

/** What is saved, here and in other tabs; empty in prerendered pages. */
export const useShortlist = (): readonly SavedItem[] => useStore(store)

/** False where a full or locked storage holds the shortlist on this page alone. Product 3, Cart. */
export function useShortlistKept(): boolean {
  return useSyncExternalStore(store.subscribe, store.isKept, () => true)
}

/** Stored entries that nobody can read, in the list or set aside from it. */
export function useUnread(): readonly unknown[] {
  const text = useSyncExternalStore(store.subscribe, storedText, () => null)
  const beside = useAside()
  return useMemo(() => [...beside, ...foreignIn(text)], [beside, text])
}
