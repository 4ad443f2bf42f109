import { browse } from '@/words/browse'
import { useStore } from '@/lib/browser/storage/store'
import { notify } from '@/lib/notices/notify'
import { trimmedText } from '@/lib/text/direction-marks'
import { cart } from './cart'
import type { SavedItem } from './schema'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? trimmedText(value) : ''

type Parts = Partial<Record<keyof SavedItem, unknown>>

const keyOf = ({ kind, id }: Parts) => `${textOf(kind)} ${textOf(id)}`

/** The key as the list itself reads it: empty for an entry without a name, which stays untouched. */
function keyIn(entry: unknown): string {
  const it: Parts = Object(entry)
  return textOf(it.name) && keyOf(it)
}

/** Whether a thing is saved; false in prerendered pages. */
export const useSaved = (thing: Pick<SavedItem, 'kind' | 'id'>): boolean =>
  useStore(cart).some((entry) => keyIn(entry) === keyOf(thing))

/** What was removed in this visit, unchanged, with its place. */
const takenOff = new Map<string, [at: number, entry: unknown]>()
/** Set once the list is watched, which then lasts as long as the page. */
let watching: unknown

/** Forgets removed entries that are on the list again, or all of them if the list was deleted. */
function forget() {
  const entries = cart.get()
  if (entries === cart.start) takenOff.clear()
  for (const entry of entries) takenOff.delete(keyIn(entry))
}

/**
 * Saves or removes a thing at once; a thing that is saved again gets its note and its place back. A
 * notice says if the browser does not store it.
 */
export function setSaved(item: SavedItem, isSaved: boolean) {
  const entries = cart.get()
  const key = keyOf(item)
  const place = entries.findIndex((entry) => keyIn(entry) === key)
  // Another tab was quicker.
  if (isSaved === place >= 0) return
  watching ??= cart.subscribe(forget)
  forget()
  if (isSaved) {
    const [at, entry] = takenOff.get(key) ?? [0, item]
    cart.set([...entries.slice(0, at), entry, ...entries.slice(at)])
  } else {
    cart.set(entries.filter((entry) => keyIn(entry) !== key))
    takenOff.set(key, [place, entries[place]])
  }
  sayIfNotKept()
}

/** Warns if a change is not stored: the page shows it anyway, so nobody would notice before it is lost. */
export function sayIfNotKept() {
  if (!cart.isKept()) notify.error(browse.shortlist.notKept)
}
