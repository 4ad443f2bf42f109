import { browse } from '@/words/browse'
import { useStore } from '@/lib/browser/store'
import { notify } from '@/lib/notices/notify'
import { cart } from './cart'
import type { SavedItem } from './schema'

type Key = Pick<SavedItem, 'kind' | 'id'>

/** Numbers count as text, as in the list itself. */
function isIt(entry: unknown, { kind, id }: Key): boolean {
  const it: Partial<Record<keyof Key, unknown>> = Object(entry)
  return it.kind === kind && String(it.id) === id
}

/** Whether a thing is saved; false in prerendered pages. */
export const useSaved = (key: Key): boolean => useStore(cart).some((entry) => isIt(entry, key))

/** Saves a thing or takes it off, at once; a notice says where the browser does not keep it. */
export function setSaved(item: SavedItem, isSaved: boolean) {
  const others = cart.get().filter((entry) => !isIt(entry, item))
  cart.set(isSaved ? [item, ...others] : others)
  sayIfNotKept()
}

/** The page shows a change all the same, so nobody would know before it is gone. */
export function sayIfNotKept() {
  if (!cart.isKept()) notify.error(browse.shortlist.notKept)
}
