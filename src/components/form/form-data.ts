import * as v from 'valibot'

export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>
export type FieldErrors = Readonly<Record<string, string>>

/** What stands in a form, by field name; a checkbox that is off is absent. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/**
 * Puts values back into a form's fields. Unknown names are passed over, and so is a field that
 * somebody has already filled in: what was typed before the code arrived counts more.
 */
export function fillForm(form: HTMLFormElement, values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (typeof value !== 'string') continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (isUntouched(field)) field.value = value
    } else if (field instanceof HTMLSelectElement) fillSelect(field, value)
  }
}

/** A select that no longer offers the value keeps its own. */
function fillSelect(select: HTMLSelectElement, value: string) {
  const options = [...select.options]
  if (isUntouched(select) && options.some((option) => option.value === value)) select.value = value
}

function isUntouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const byDefault = options.find((option) => option.defaultSelected) ?? options[0]
    return field.value === byDefault?.value
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked === field.defaultChecked
  }
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return !hasText || field.value === field.defaultValue
}

/** Whether anything in the form is no longer as it was rendered. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => !isUntouched(field))
}

/** The first message of each field that a schema refused. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}

/** The errors from the top of the form to its end; a schema may know another order. */
export function inScreenOrder(form: HTMLFormElement, errors: FieldErrors): FieldErrors {
  const order = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  return Object.fromEntries(
    Object.entries(errors).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  )
}

/** Whether something required is not there at all, which is another fault than a wrong form. */
export function somethingMissing(issues: readonly v.BaseIssue<unknown>[]): boolean {
  return issues.some(({ type }) => type === 'non_empty')
}
