import { readJson, visitStore } from '@/lib/browser/storage'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const keyOf = (part: Element) => `typed:${window.location.pathname}#${part.id}`

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'
const isSecret = ({ type, autocomplete }: Field) =>
  type === 'hidden' || type === 'password' || /password|one-time-code/.test(autocomplete)

type EarlyFields = ReadonlyMap<string, Field>

/** The fields of a part by their ids, without those whose words are kept nowhere. */
export const earlyFields = (part: Element): EarlyFields =>
  new Map(
    [...part.querySelectorAll<Field>('input[id], textarea[id], select[id]')]
      .filter((field) => !isSecret(field))
      .map((field) => [field.id, field]),
  )

const isChanged = (field: Field) => {
  if (isBox(field)) return field.checked
  if (!('options' in field)) return field.value !== field.defaultValue
  const byDefault = [...field.options].find((option) => option.defaultSelected)
  return field.value !== (byDefault?.value ?? field.options[0]?.value)
}

/** The field somebody was in when its part was replaced. */
let focused = ''

/**
 * Keeps for this tab's visit what was typed into a part whose code has not come. `fields` are those
 * to look at, where they have left the page already.
 */
export function keepEarlyWords(part: Element, fields: EarlyFields = earlyFields(part)) {
  const { activeElement } = document
  if (activeElement && part.contains(activeElement)) focused = activeElement.id
  const changed = [...fields].filter(([, field]) => isChanged(field))
  const words = changed.map(([id, { value }]) => [id, value])
  if (words.length > 0) visitStore.set(keyOf(part), JSON.stringify(Object.fromEntries(words)))
}

/** Leads back into the field that somebody was in, unless they are elsewhere by now. */
function focusAgain(part: Element) {
  const field = focused === '' ? undefined : earlyFields(part).get(focused)
  focused = ''
  if (document.activeElement === document.body) field?.focus({ preventScroll: true })
}

/** Puts it back, once, into the fields that nobody has changed since. */
export function putEarlyWordsBack(part: Element) {
  focusAgain(part)
  const kept = readJson(visitStore, keyOf(part))
  if (typeof kept !== 'object' || kept === null) return
  visitStore.remove(keyOf(part))
  const fields = earlyFields(part)
  for (const [id, word] of Object.entries<unknown>({ ...kept })) {
    const field = fields.get(id)
    if (!field || typeof word !== 'string') continue
    if (isBox(field)) field.checked = true
    else if (!isChanged(field)) field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
