import { draftKey } from '@/lib/browser/draft-key'
import { readJson, visitStore } from '@/lib/browser/storage'
import { fillForm, readChanged } from './form-data'

/** A password stays one while it is shown as text. */
function isSecret({ type, autocomplete }: HTMLInputElement): boolean {
  return type === 'password' || /password|one-time-code/.test(autocomplete)
}

/**
 * What was typed into a form and not sent, kept for this tab's visit so that a reload or a
 * failed send loses nothing. Passwords and one-time codes never go in.
 */
export function saveDraft(name: string, form: HTMLFormElement) {
  const kept = Object.entries(readChanged(form)).filter(([field]) => {
    const element = form.elements.namedItem(field)
    return !(element instanceof HTMLInputElement && isSecret(element))
  })
  visitStore.set(draftKey(name), JSON.stringify(Object.fromEntries(kept)))
}

/** Puts a draft into its form; false where there is none. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = readJson(visitStore, draftKey(name))
  if (typeof draft !== 'object' || draft === null) return false
  fillForm(form, { ...draft })
  return true
}

/** Forgets what was typed into a form: it was sent, or its reader left. */
export function dropDraft(name: string) {
  visitStore.remove(draftKey(name))
}
