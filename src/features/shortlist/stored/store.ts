import { useStore } from '@/lib/browser/storage/store'
import { cart } from './cart'
import { unreadableEntries, useUnreadableEntries } from './unreadable-entries'
import { newOnes, placed, without } from './order'
import { sayIfNotKept } from './saved'
import { unreadableIn, keyOf, readSaved, type SavedItem } from './schema'

type Read = { entries: readonly unknown[]; items: readonly SavedItem[]; unreadable: unknown[] }

let known: Read = { entries: [], items: [], unreadable: [] }

/** The readable and the unreadable entries of the cart; the same object until something changes. */
function read(): Read {
  const entries = cart.get()
  if (entries === known.entries) return known
  known = { entries, items: readSaved(entries), unreadable: unreadableIn(entries) }
  return known
}

const get = () => read().items
const { subscribe } = cart
const store = { start: known.items, get, subscribe }
const unreadableStore = { start: known.unreadable, get: () => read().unreadable, subscribe }

function write(items: readonly SavedItem[]) {
  const { unreadable } = read()
  // If there is no room under `cart-aside`, unreadable entries stay in the list.
  const isMoved = unreadable.length === 0 || unreadableEntries.put(unreadable)
  const entries = isMoved ? items : [...items, ...unreadable]
  known = { entries, items, unreadable: isMoved ? [] : unreadable }
  cart.set(entries)
  sayIfNotKept()
}

const change = (item: SavedItem, next: (now: SavedItem) => SavedItem) =>
  write(get().map((other) => (keyOf(other) === keyOf(item) ? next(other) : other)))

/** The shortlist, stored in localStorage under `cart`: newest first until the reader sorts it. Product 3, Cart. */
export const shortlist = {
  get,
  /** Adds new things before the rest; things that are there already stay unchanged. */
  addAll: (items: readonly SavedItem[]) => write([...newOnes(get(), items), ...get()]),
  remove: (item: SavedItem) => write(without(get(), item)),
  /** Moves it, or puts it back, to a place among those of its kind. */
  place: (item: SavedItem, at: number) => write(placed(get(), item, at)),
  setNote: (item: SavedItem, note: string) =>
    change(item, (now) => ({ ...now, note: note === '' ? undefined : note })),
  /** Gives it the API's name and price: a name in a link may be anything that a stranger wrote. */
  update: (item: SavedItem, { name, price }: Pick<SavedItem, 'name' | 'price'>) =>
    change(item, (now) => ({
      ...now,
      price,
      ...(now.name !== name && { name, was: now.name }),
    })),
  /** Deletes what could not be read. */
  dropUnreadable() {
    unreadableEntries.clear()
    cart.set(get())
  },
}

/** What is saved, here and in other tabs; empty in prerendered pages. */
export const useShortlist = (): readonly SavedItem[] => useStore(store)

/** False if storage is full or locked, so that only this page holds the shortlist. Product 3, Cart. */
export const useShortlistKept = (): boolean =>
  useStore({ start: true, get: cart.isKept, subscribe })

/** Stored entries that cannot be read, in the list or under `cart-aside`. */
export const useUnreadable = (): readonly unknown[] => [
  ...useUnreadableEntries(),
  ...useStore(unreadableStore),
]
