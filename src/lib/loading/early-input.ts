import { readJson, visitStore } from '@/lib/browser/storage'
import { pathOf } from '@/lib/navigation/language'
import { withPressesKept } from './early-press'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The storage key of a part's input. The same in every language, since the forms are the same. */
const keyOf = (part: Element) => `typed:${pathOf(window.location.pathname)}#${part.id}`

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
const isSecret = ({ type, autocomplete }: Field) =>
  type === 'hidden' || type === 'password' || /password|one-time-code/.test(autocomplete)

type EarlyFields = ReadonlyMap<string, Field>

/** The fields of a part by their ids. */
export const earlyFields = (part: Element): EarlyFields =>
  new Map(
    [...part.querySelectorAll<Field>('input[id], textarea[id], select[id]')].map((field) => [
      field.id,
      field,
    ]),
  )

const isChanged = (field: Field) => {
  if (isBox(field)) return field.checked && !field.defaultChecked
  if (!('options' in field)) return field.value !== field.defaultValue
  const byDefault = [...field.options].find((option) => option.defaultSelected)
  return field.value !== (byDefault?.value ?? field.options[0]?.value)
}

const changed = (fields: EarlyFields) => [...fields].filter(([, field]) => isChanged(field))
const wordsOf = (fields: [string, Field][]) =>
  Object.fromEntries(fields.map(([id, { value }]) => [id, value]))

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
export function carryEarlyInput(part: Element, fields: EarlyFields = earlyFields(part)) {
  noteFocus(part)
  const words = wordsOf(changed(fields).filter(([, field]) => field.type !== 'hidden'))
  const key = keyOf(part)
  carried.set(key, words)
  // The replacement takes the input over before this runs. If there is none, the page was left.
  queueMicrotask(() => carried.delete(key))
}

/** Stores for this tab's visit what was typed into a part whose code has not loaded, but no secrets. */
export function keepEarlyInput(part: Element) {
  const kept = changed(earlyFields(part)).filter(([, field]) => !isSecret(field))
  if (kept.length > 0) visitStore.set(keyOf(part), JSON.stringify(wordsOf(kept)))
}

/** Puts the focus back into the field that had it, unless the focus is elsewhere by now. */
function focusAgain(part: Element) {
  const field = focused === '' ? undefined : earlyFields(part).get(focused)
  focused = ''
  if (document.activeElement === document.body) field?.focus({ preventScroll: true })
}

/** Restores carried and stored input, once, into the fields that nobody has changed since. */
export function restoreEarlyInput(part: Element) {
  focusAgain(part)
  const key = keyOf(part)
  const kept = readJson(visitStore, key)
  const words = { ...(typeof kept === 'object' ? kept : {}), ...carried.get(key) }
  visitStore.remove(key)
  carried.delete(key)
  const fields = earlyFields(part)
  for (const [id, word] of Object.entries<unknown>(words)) {
    const field = fields.get(id)
    if (!field || typeof word !== 'string') continue
    if (isBox(field)) {
      // The code behind the field reacts to a click only.
      if (!field.checked) withPressesKept(() => field.click())
    } else if (!isChanged(field)) field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
