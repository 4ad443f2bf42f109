import { browse } from '@/words/browse'
import { useStore } from '@/lib/browser/store'
import { notify } from '@/lib/notices/notify'
import { trimmedText } from '@/lib/text/direction-marks'
import { cart } from './cart'
import type { SavedItem } from './schema'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? trimmedText(value) : ''

type Parts = Partial<Record<keyof SavedItem, unknown>>

const keyOf = ({ kind, id }: Parts) => `${textOf(kind)} ${textOf(id)}`

/** As the list itself reads it: an entry without a name is none, and stays where it is. */
function keyIn(entry: unknown): string {
  const it: Parts = Object(entry)
  return textOf(it.name) && keyOf(it)
}

/** Whether a thing is saved; false in prerendered pages. */
export const useSaved = (thing: Pick<SavedItem, 'kind' | 'id'>): boolean =>
  useStore(cart).some((entry) => keyIn(entry) === keyOf(thing))

/** What was taken off in this visit, as it was, and its place. */
const takenOff = new Map<string, [at: number, entry: unknown]>()
let stopWatching: (() => void) | undefined

/** What is on the list again comes back no more, and with a list that was deleted goes all of it. */
function forget() {
  const entries = cart.get()
  if (entries === cart.start) takenOff.clear()
  for (const entry of entries) takenOff.delete(keyIn(entry))
}

/**
 * Saves a thing or takes it off, at once; what is saved again is as it was, with its note and its place. A
 * notice says where the browser does not keep it.
 */
export function setSaved(item: SavedItem, isSaved: boolean) {
  const entries = cart.get()
  const key = keyOf(item)
  const place = entries.findIndex((entry) => keyIn(entry) === key)
  // Another tab was quicker.
  if (isSaved === place >= 0) return
  stopWatching ??= cart.subscribe(forget)
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

/** The page shows a change all the same, so nobody would know before it is gone. */
export function sayIfNotKept() {
  if (!cart.isKept()) notify.error(browse.shortlist.notKept)
}
