import { type Field, isBox, isChanged, isSecret } from '@/lib/browser/forms/is-changed'
import { readJson, visitStore } from '@/lib/browser/storage/storage'
import { pathOf } from '@/lib/navigation/language'
import { withPressesKept } from './early-press'

/** The page that is open now. The same in every language, since the forms are the same. */
export const pageNow = () => pathOf(window.location.pathname)

/** The storage key of a part's input. */
const keyOf = (part: Element | null, page = pageNow()) => `typed:${page}#${part?.id}`

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

/** Input from parts that React is replacing right now. It includes passwords, so it goes into no storage. */
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
  const key = keyOf(part)
  carried.set(key, words)
  // The replacement takes the input over before this runs. If there is none, the page was left.
  queueMicrotask(() => carried.delete(key))
}

/** The innermost part that a field is in, as in src/site/pages/guard.js. */
const partOf = (field: Element) => field.closest('div[id]')

/**
 * Stores for this tab's visit what was typed into a part whose code has not loaded, but no secrets. `page` is for a part
 * that is leaving, as the address may be the next page's by then.
 */
export function keepEarlyInput(part: Element, page = pageNow()) {
  const kept = earlyFields(part).filter(
    (field) => isChanged(field) && field.type !== 'hidden' && !isSecret(field),
  )
  // Shown anew, the page need not have the parts around the innermost one.
  for (const inner of new Set(kept.map(partOf))) {
    const fields = kept.filter((field) => partOf(field) === inner)
    visitStore.set(keyOf(inner, page), JSON.stringify(wordsOf(fields)))
  }
}

/** Puts the focus back into the field that had it, unless the focus is elsewhere by now. */
function focusAgain(part: Element) {
  const field = focused === '' ? undefined : earlyFields(part).find(({ id }) => id === focused)
  focused = ''
  if (document.activeElement === document.body) field?.focus({ preventScroll: true })
}

function restoreInto(part: Element) {
  const fields = earlyFields(part)
  // They are still to come, with their code.
  if (fields.length === 0) return
  const key = keyOf(part)
  const kept = readJson(visitStore, key)
  const words = { ...(typeof kept === 'object' ? kept : {}), ...carried.get(key) }
  visitStore.remove(key)
  carried.delete(key)
  for (const field of fields) {
    const word: unknown = Reflect.get(words, field.id)
    if (typeof word !== 'string') continue
    if (isBox(field)) {
      // The code behind the field reacts to a click only.
      if (field.checked === (word === '')) withPressesKept(() => field.click())
    } else if (!isChanged(field)) field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Restores carried and stored input, once, into the fields of a part that nobody has changed since. */
export function restoreEarlyInput(part: Element) {
  focusAgain(part)
  for (const inner of [...part.querySelectorAll('div[id]'), part]) restoreInto(inner)
}
