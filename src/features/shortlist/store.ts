import { useSyncExternalStore } from 'react'
import { browse } from '@/words/browse'
import { notify } from '@/lib/notices/notify'
import { localStore, onOtherTab, readJson } from '@/lib/browser/storage'
import { keyOf, readSaved, type SavedItem } from './schema'

const KEY = 'cart'
const NONE: readonly SavedItem[] = []

const listeners = new Set<() => void>()
let known: { text: string | null; items: readonly SavedItem[] } | undefined

function read(): readonly SavedItem[] {
  const text = localStore.get(KEY)
  if (known?.text !== text) known = { text, items: readSaved(readJson(localStore, KEY)) }
  return known.items
}

function write(items: readonly SavedItem[]) {
  const kept = localStore.set(KEY, JSON.stringify(items))
  for (const listener of listeners) listener()
  // The page shows the change all the same, so nobody would know before it is gone.
  if (!kept) notify.error(browse.shortlist.notKept)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onOtherTab(KEY, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The shortlist, kept in localStorage under `cart`, newest first. Product 3, Cart. */
export const shortlist = {
  get: read,
  add: (item: SavedItem) => write([item, ...without(item)]),
  remove: (item: SavedItem) => write(without(item)),
}

function without(item: SavedItem) {
  return read().filter((other) => keyOf(other) !== keyOf(item))
}

/** What is saved, here and in other tabs; empty in prerendered pages. */
export function useShortlist(): readonly SavedItem[] {
  return useSyncExternalStore(subscribe, read, () => NONE)
}

const isKept = () => localStore.isKept(KEY)

/** False where a full or locked storage holds the shortlist on this page alone. Product 3, Cart. */
export function useShortlistKept(): boolean {
  return useSyncExternalStore(subscribe, isKept, () => true)
}
