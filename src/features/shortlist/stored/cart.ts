import { localStore } from '@/lib/browser/storage/storage'
import { createStoredStore } from '@/lib/browser/storage/store'
import { CART_KEY } from './storage-keys'

/** The entries in a stored text, unchanged; a text that is no list is one entry. */
export function entriesIn(text: string | null): unknown[] {
  if (text === null || text.trim() === '') return []
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return [text]
  }
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored]
  return entries.filter((entry) => entry !== null)
}

/**
 * The shortlist as it is in localStorage, not yet parsed: a Save button needs no more, so that it
 * can save before the list's own code has loaded. Product 3, Cart.
 */
export const cart = createStoredStore<readonly unknown[]>(CART_KEY, [], () =>
  entriesIn(localStore.get(CART_KEY)),
)
