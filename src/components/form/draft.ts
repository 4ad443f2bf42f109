import { draftKey } from '@/lib/browser/storage/draft-key'
import { isSecret } from '@/lib/browser/forms/is-changed'
import { readJson, visitStore } from '@/lib/browser/storage/storage'
import { fillForm, readChanged } from './form-data'

/**
 * Stores what was typed into a form and not sent for this tab's visit, so that a reload or a failed send
 * loses nothing. Passwords and one-time codes are never stored.
 */
export function saveDraft(name: string, form: HTMLFormElement) {
  const kept = Object.entries(readChanged(form)).filter(([field]) => {
    const element = form.elements.namedItem(field)
    return !(element instanceof HTMLInputElement && isSecret(element))
  })
  visitStore.set(draftKey(name), JSON.stringify(Object.fromEntries(kept)))
}

/** Puts a draft into its form; false if there is none. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = readJson(visitStore, draftKey(name))
  if (typeof draft !== 'object' || draft === null) return false
  fillForm(form, { ...draft })
  return true
}

/** Deletes the draft of a form that was sent or that the reader chose to leave. */
export function dropDraft(name: string) {
  visitStore.remove(draftKey(name))
}
