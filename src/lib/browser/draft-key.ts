import { visitStore } from './storage'

/** Where a form keeps what was typed and not sent, for this tab's visit. */
export const draftKey = (name: string) => `draft:${name}`

/** Whether something typed waits to be put back into the form with this draft. */
export const hasDraft = (name: string) => visitStore.get(draftKey(name)) !== null

/** The keys of what this tab's visit left; none where the storage is denied: then nothing is kept over a reload. */
export function keysOfVisit(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}

/** Whether unsent input is kept of any form whose draft's name begins like this. */
export const hasDraftOf = (beginning: string): boolean =>
  keysOfVisit().some((key) => key.startsWith(draftKey(beginning)))
