import { visitMemory, visitStore } from './storage'

/** The storage key of a form's draft: what was typed and not sent, for this tab's visit. */
export const draftKey = (name: string) => `draft:${name}`

/** Whether a draft with this name is stored, to be restored into its form. */
export const hasDraft = (name: string) => visitStore.get(draftKey(name)) !== null

/** The keys stored for this tab's visit, and those that only this page remembers (storage denied or full). */
export function keysOfVisit(): string[] {
  const keys = [...visitMemory.keys()]
  try {
    return [...keys, ...Object.keys(window.sessionStorage)]
  } catch {
    return keys
  }
}

/** Whether a draft is stored whose name begins like this. */
export const hasDraftOf = (beginning: string): boolean =>
  keysOfVisit().some((key) => key.startsWith(draftKey(beginning)))
