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

/** What was taken off in this visit, as it was, and its place. */
const takenOff = new Map<string, [at: number, entry: unknown]>()

/**
 * Saves a thing or takes it off, at once; what is saved again is as it was, with its note and its place. A
 * notice says where the browser does not keep it.
 */
export function setSaved(item: SavedItem, isSaved: boolean) {
  const entries = cart.get()
  const key = `${item.kind} ${item.id}`
  const place = entries.findIndex((entry) => isIt(entry, item))
  // Another tab was quicker.
  if (isSaved === place >= 0) return
  // With a list that was deleted goes what was taken off it.
  if (entries === cart.start) takenOff.clear()
  if (isSaved) {
    const [at, entry] = takenOff.get(key) ?? [0, item]
    cart.set([...entries.slice(0, at), entry, ...entries.slice(at)])
  } else {
    takenOff.set(key, [place, entries[place]])
    cart.set(entries.filter((entry) => !isIt(entry, item)))
  }
  sayIfNotKept()
}

/** The page shows a change all the same, so nobody would know before it is gone. */
export function sayIfNotKept() {
  if (!cart.isKept()) notify.error(browse.shortlist.notKept)
}
