import { readJson, visitStore } from '@/lib/browser/storage'
import { pathOf } from '@/lib/navigation/language'
import { withPressesKept } from './early-press'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Of a page in whatever language: its forms are the same ones. */
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

/** The field somebody was in when its part was replaced. */
let focused = ''

/** What was typed into parts that React is just replacing: passwords too, and in no storage. */
const carried = new Map<string, Record<string, string>>()

/** Notes which field of a part somebody is in, where it is about to be replaced. */
export function noteFocus(part: Element) {
  const { activeElement } = document
  if (activeElement && part.contains(activeElement)) focused = activeElement.id
}

/** Takes along what was typed into a part that is replaced; its `fields` may have left the page. */
export function carryEarlyInput(part: Element, fields: EarlyFields = earlyFields(part)) {
  noteFocus(part)
  const words = wordsOf(changed(fields).filter(([, field]) => field.type !== 'hidden'))
  const key = keyOf(part)
  carried.set(key, words)
  // What takes the part's place comes in the same breath, or the page was left.
  queueMicrotask(() => carried.delete(key))
}

/** Keeps for this tab's visit what was typed into a part whose code has not come, but no secrets. */
export function keepEarlyInput(part: Element) {
  const kept = changed(earlyFields(part)).filter(([, field]) => !isSecret(field))
  if (kept.length > 0) visitStore.set(keyOf(part), JSON.stringify(wordsOf(kept)))
}

/** Leads back into the field that somebody was in, unless they are elsewhere by now. */
function focusAgain(part: Element) {
  const field = focused === '' ? undefined : earlyFields(part).get(focused)
  focused = ''
  if (document.activeElement === document.body) field?.focus({ preventScroll: true })
}

/** Puts back, once, what was carried and kept, into the fields that nobody has changed since. */
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
      // Code that has the field in its hands hears a press alone.
      if (!field.checked) withPressesKept(() => field.click())
    } else if (!isChanged(field)) field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
