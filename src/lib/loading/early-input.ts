import { type Field, isBox, isChanged, isSecret } from '@/lib/browser/forms/is-changed'
import { readJson, visitStore } from '@/lib/browser/storage/storage'
import { pathOf } from '@/lib/navigation/language'
import { withPressesKept } from './early-press'

/** The storage key of what was typed on the page that is open now. The same in every language, as the forms are. */
export const typedKey = () => `typed:${pathOf(window.location.pathname)}`

/** The fields of a part that have an id. */
export const earlyFields = (part: Element): readonly Field[] => [
  ...part.querySelectorAll<Field>('input[id], textarea[id], select[id]'),
]

/** What is in each field, by its id; nothing for a box without a tick. */
const wordsOf = (fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field.id, isBox(field) && !field.checked ? '' : field.value]),
  )

/** The id of the field that had the focus when its part was replaced. */
let focused = ''

/** Input from parts that React is replacing right now, by their id. With its passwords it goes into no storage. */
const carried = new Map<string, Record<string, string>>()

/** Remembers which field of a part has the focus, just before the part is replaced. */
export function noteFocus(part: Element) {
  const { activeElement } = document
  if (activeElement && part.contains(activeElement)) focused = activeElement.id
}

/** Carries input over from a part that is being replaced. Its `fields` may already have left the page. */
export function carryEarlyInput(part: Element, fields = earlyFields(part)) {
  noteFocus(part)
  const words = wordsOf(fields.filter((field) => isChanged(field) && field.type !== 'hidden'))
  carried.set(part.id, words)
  // The replacement takes the input over before this runs. If there is none, the page was left.
  queueMicrotask(() => carried.delete(part.id))
}

/** What is stored under a key: the texts by their field's id. */
const storedAt = (key: string): Record<string, unknown> => ({
  ...Object(readJson(visitStore, key)),
})

/**
 * Stores for this tab's visit what was typed into a part whose code has not loaded, but no secrets. `key` is for a part
 * that is leaving, as the address may be the next page's by then.
 */
export function keepEarlyInput(part: Element, key = typedKey()) {
  const kept = earlyFields(part).filter(
    (field) => isChanged(field) && field.type !== 'hidden' && !isSecret(field),
  )
  if (kept.length > 0) visitStore.set(key, JSON.stringify({ ...storedAt(key), ...wordsOf(kept) }))
}

/** Puts the focus back into the field that had it, unless the focus is elsewhere by now. */
function focusAgain(part: Element) {
  const field = focused === '' ? undefined : earlyFields(part).find(({ id }) => id === focused)
  focused = ''
  if (document.activeElement === document.body) field?.focus({ preventScroll: true })
}

/** Restores carried and stored input, once, into the fields of a part that nobody has changed since. */
export function restoreEarlyInput(part: Element) {
  focusAgain(part)
  const key = typedKey()
  const stored = storedAt(key)
  const words = { ...stored, ...carried.get(part.id) }
  carried.delete(part.id)
  for (const field of earlyFields(part)) {
    const word = words[field.id]
    delete stored[field.id]
    if (typeof word !== 'string') continue
    if (isBox(field)) {
      // The code behind the field reacts to a click only.
      if (field.checked === (word === '')) withPressesKept(() => field.click())
    } else if (!isChanged(field)) field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // The rest is for parts whose fields are still to come.
  const rest = JSON.stringify(stored)
  if (rest === '{}') visitStore.remove(key)
  else visitStore.set(key, rest)
}
