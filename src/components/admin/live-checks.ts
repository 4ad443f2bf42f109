import type { LiveChecks } from '@/components/form/form-state'
import { notify } from '@/lib/notices/notify'

/** In a group of fields, the first wrong one takes the focus. */
const entryOf = (field: HTMLElement | null) =>
  field instanceof HTMLFieldSetElement
    ? (field.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field.querySelector('input'))
    : field

/** The errors shown when the form was last refused: the toast tells of them all, and each describes its field. */
let refused: readonly string[] = []

/**
 * How an administrator's form reports errors: at each field as it changes; when the form is sent, in a toast,
 * and the first wrong field takes the focus.
 */
export const liveChecks: LiveChecks = {
  refuse(form, problem, errors) {
    notify.error(problem)
    refused = Object.values(errors)
    const [first = ''] = Object.keys(errors)
    entryOf(document.getElementById(`${form.id}-${first}`))?.focus()
  },
  follow(shown, present, name) {
    const { [name]: before, ...others } = shown
    const words = present[name]
    if (words === before) return shown
    // What appears while typing is read out, also if it was among the errors of a refusal.
    refused = refused.filter((error) => error !== before && error !== words)
    return words === undefined ? others : { ...others, [name]: words }
  },
  roleOf: (error) => (refused.includes(error) ? undefined : 'alert'),
}
