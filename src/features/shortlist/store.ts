import { useSyncExternalStore } from 'react'
import { localStore, onOtherTab, readJson } from '@/lib/storage'
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
  localStore.set(KEY, JSON.stringify(items))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onOtherTab(KEY, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The shortlist, kept in localStorage under `cart`, newest first. Specification 3, Cart. */
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
