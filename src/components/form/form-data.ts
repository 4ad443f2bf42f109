import * as v from 'valibot'

/** Makes of the fields' texts, by name, what is sent. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>
/** What is wrong, in words, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of a form that have a name, from its top to its end; locked ones too. */
const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
]

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const isSelect = (field: Field): field is HTMLSelectElement => 'options' in field

const readFields = (fields: readonly Field[]): Record<string, string> => {
  const filled = fields.filter((field) => !isBox(field) || field.checked)
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}

/** What is in a form, by field name; a checkbox that is off is absent. */
export const readForm = (form: HTMLFormElement) => readFields(fieldsOf(form))

/** What somebody has changed in a form; what it began with is there again anyway. */
export const readChanged = (form: HTMLFormElement) =>
  readFields(fieldsOf(form).filter((field) => !isUntouched(field)))

/**
 * Puts values back into a form's fields. Unknown names are passed over, and so is a field that
 * somebody has already filled in: what was typed before the code arrived counts more.
 */
export function fillForm(form: HTMLFormElement, values: Record<string, unknown>) {
  tellControls(fieldsOf(form).filter((field) => fill(field, values[field.name])))
}

/** Whether the field took the value. */
function fill(field: Field, value: unknown): boolean {
  if (typeof value !== 'string' || !isUntouched(field)) return false
  if (isBox(field)) field.checked = true
  else if (offers(field, value)) field.value = value
  return !isUntouched(field)
}

/** Empties a form, or puts back what it began with. */
export function resetForm(form: HTMLFormElement) {
  form.reset()
  tellControls(fieldsOf(form))
}

/** A hidden field holds the value of a control that is none of the browser's and must follow. */
function tellControls(changed: readonly Field[]) {
  for (const field of changed) {
    if (field.hidden) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** A select that no longer offers the value keeps its own. */
const offers = (field: Field, value: string) =>
  !isSelect(field) || [...field.options].some((option) => option.value === value)

function isUntouched(field: Field): boolean {
  if (isBox(field)) return field.checked === field.defaultChecked
  // A textarea gives back the line ends of Windows without "\r".
  if (!isSelect(field)) return field.value === field.defaultValue.replaceAll('\r', '')
  const options = [...field.options]
  const byDefault = options.find((option) => option.defaultSelected) ?? options[0]
  return field.value === byDefault?.value
}

/** Whether anything in the form is no longer as it was rendered. */
export function isTouched(form: HTMLFormElement): boolean {
  return !fieldsOf(form).every(isUntouched)
}

type Checked<S extends FormSchema> = {
  /** What the schema makes of the fields; undefined where something is wrong. */
  values: v.InferOutput<S> | undefined
  /** The first words about each wrong field, from the top of the form to its end. */
  errors: FieldErrors
  /** Something required is not there at all, which is another fault than a wrong form. */
  missing: boolean
}

/** Checks a form by the schema; a field may also say itself what is wrong (`setCustomValidity`). */
export function checkForm<S extends FormSchema>(schema: S, form: HTMLFormElement): Checked<S> {
  const result = v.safeParse(schema, readForm(form))
  const issues: readonly v.BaseIssue<unknown>[] = result.issues ?? []
  const errors: Record<string, string> = {}
  for (const field of fieldsOf(form)) {
    const issue = issues.find((each) => v.getDotPath(each) === field.name)
    const words = field.validity.customError ? field.validationMessage : issue?.message
    if (words) errors[field.name] = words
  }
  const right = result.success && Object.keys(errors).length === 0
  return {
    values: right ? result.output : undefined,
    errors,
    missing: issues.some(({ type }) => type === 'non_empty'),
  }
}
