import { browse } from '@/words/browse'
import { useStore } from '@/lib/browser/store'
import { notify } from '@/lib/notices/notify'
import { trimmedText } from '@/lib/text/direction-marks'
import { cart } from './cart'
import type { SavedItem } from './schema'

type Key = Pick<SavedItem, 'kind' | 'id'>

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? trimmedText(value) : ''

/** As the list itself reads it: an entry without a name is none, and stays where it is. */
function isIt(entry: unknown, { kind, id }: Key): boolean {
  const it: Partial<Record<keyof SavedItem, unknown>> = Object(entry)
  return it.kind === kind && textOf(it.id) === id && textOf(it.name) !== ''
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
