import { draftKey, hasDraft } from './draft-key'
import { visitStore } from './storage'

/** A form on this page that keeps a draft. */
type OpenForm = {
  /** Whether something is typed into it. */
  isInUse: () => boolean
  /** Fills it from its draft and leads there. */
  takeBack: () => void
}

const openForms = new Map<string, OpenForm>()

/** Notes the form with a draft of this name while it is on the page. Gives back what ends that. */
export function openForm(name: string, form: OpenForm): () => void {
  openForms.set(name, form)
  return () => {
    if (openForms.get(name) === form) openForms.delete(name)
  }
}

/** Whether the form with this draft is on the page. */
export const isFormOpen = (name: string): boolean => openForms.has(name)

/** Whether words that are given back to this form would meet others there. */
export const isDraftInUse = (name: string) => openForms.get(name)?.isInUse() ?? hasDraft(name)

/** Gives words back to their form; false where that is on another page, which then finds them. */
export function giveBack(name: string, typed: Record<string, string>): boolean {
  visitStore.set(draftKey(name), JSON.stringify(typed))
  const form = openForms.get(name)
  form?.takeBack()
  return form !== undefined
}
