import * as v from 'valibot'
import { type Field, isBox, isChanged } from '@/lib/browser/forms/is-changed'

/** Turns the fields' texts, by name, into what is sent. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>
/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** The fields of a form that have a name, from top to bottom, including disabled ones. */
const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
]

const readFields = (fields: readonly Field[]): Record<string, string> => {
  const filled = fields.filter((field) => !isBox(field) || field.checked)
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}

/** What is in a form, by field name; a checkbox that is off is absent. */
export const readForm = (form: HTMLFormElement) => readFields(fieldsOf(form))

/** The fields that the user has changed; initial values come back with the form anyway. */
export const readChanged = (form: HTMLFormElement) => readFields(fieldsOf(form).filter(isChanged))

/**
 * Puts values back into a form's fields. Skips unknown names and fields that somebody has already filled in:
 * what was typed before the code loaded takes precedence.
 */
export function fillForm(form: HTMLFormElement, values: Record<string, unknown>) {
  tellControls(fieldsOf(form).filter((field) => fill(field, values[field.name])))
}

/** Whether the field took the value. */
function fill(field: Field, value: unknown): boolean {
  if (typeof value !== 'string' || isChanged(field)) return false
  if (isBox(field)) field.checked = field.value === value
  else if (offers(field, value)) field.value = value
  return isChanged(field)
}

/** Empties a form, or restores its initial values. */
export function resetForm(form: HTMLFormElement) {
  form.reset()
  tellControls(fieldsOf(form))
}

/** Notifies custom controls: a hidden field holds the value of a control that must follow it. */
function tellControls(changed: readonly Field[]) {
  for (const field of changed) {
    if (field.hidden) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Whether a field accepts a value: a select that no longer offers it keeps its own. */
const offers = (field: Field, value: string) =>
  !('options' in field) || [...field.options].some((option) => option.value === value)

/** Whether anything in the form is no longer as it was rendered. */
export function isTouched(form: HTMLFormElement): boolean {
  return fieldsOf(form).some(isChanged)
}

type Checked<S extends FormSchema> = {
  /** The schema's output for the fields; undefined if something is wrong. */
  values: v.InferOutput<S> | undefined
  /** The first error text of each wrong field, from the top of the form to its end. */
  errors: FieldErrors
  /** Something required is missing entirely, which is reported differently from a wrong format. */
  missing: boolean
}

/**
 * Checks a form by the schema; a field may also report its own error (`setCustomValidity`). Of a form with something
 * wrong, `findMore` says what else is wrong in fields in which the schema finds nothing.
 */
export function checkForm<S extends FormSchema>(
  schema: S,
  form: HTMLFormElement,
  findMore?: (form: HTMLFormElement) => FieldErrors,
): Checked<S> {
  const result = v.safeParse(schema, readForm(form))
  const issues: readonly v.BaseIssue<unknown>[] = result.issues ?? []
  const errors: Record<string, string> = {}
  const fields = fieldsOf(form)
  const isRight = result.success && !fields.some(({ validity }) => validity.customError)
  const more = isRight ? undefined : findMore?.(form)
  for (const field of fields) {
    const issue = issues.find((each) => v.getDotPath(each) === field.name)
    const words = field.validity.customError
      ? field.validationMessage
      : (issue?.message ?? more?.[field.name])
    if (words) errors[field.name] = words
  }
  return {
    values: isRight ? result.output : undefined,
    errors,
    missing: issues.some(({ type }) => type === 'non_empty'),
  }
}
