import { draftKey, hasDraft } from '@/lib/browser/storage/draft-key'
import { visitStore } from '@/lib/browser/storage/storage'

/** A form on this page that keeps a draft. */
type OpenForm = {
  /** Whether something is typed into it. */
  isInUse: () => boolean
  /** Fills it from its draft and puts the focus there. */
  takeBack: () => void
}

const openForms = new Map<string, OpenForm>()

/** Registers the form with a draft of this name while it is on the page. Returns the function that ends this. */
export function openForm(name: string, form: OpenForm): () => void {
  openForms.set(name, form)
  return () => {
    if (openForms.get(name) === form) openForms.delete(name)
  }
}

/** Whether text that is given back to this form would conflict with other text in it. */
export const isDraftInUse = (name: string) => openForms.get(name)?.isInUse() ?? hasDraft(name)

/** Gives text back to its form; false if that is not here yet, and finds it as a draft. */
export function giveBack(name: string, typed: Record<string, string>): boolean {
  visitStore.set(draftKey(name), JSON.stringify(typed))
  const form = openForms.get(name)
  form?.takeBack()
  return form !== undefined
}
