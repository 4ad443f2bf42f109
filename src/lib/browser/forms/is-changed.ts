// app/restore-typed.ts has copies of Field, isBox and isChanged: change both.

/** A field of a form in which people type, tick or choose. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether a field is a box or a radio button: what counts is its tick. */
export const isBox = (field: Field): field is HTMLInputElement =>
  /^(checkbox|radio)$/.test(field.type)

/** Whether what is typed must be stored nowhere: a password, also while it is shown as text, or a one-time code. */
export const isSecret = ({ type, autocomplete }: Pick<Field, 'type' | 'autocomplete'>): boolean =>
  type === 'password' || /password|one-time-code/.test(autocomplete)

/** Whether a field is no longer as it was rendered, as when somebody typed into it, or ticked it off. */
export function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  // A textarea returns Windows line endings without "\r".
  if (!('options' in field)) return field.value !== field.defaultValue.replaceAll('\r', '')
  const byDefault = [...field.options].find((option) => option.defaultSelected)
  return field.value !== (byDefault ?? field.options[0])?.value
}
