import { visitMemory, visitStore } from './storage'

/** Where a form keeps what was typed and not sent, for this tab's visit. */
export const draftKey = (name: string) => `draft:${name}`

/** Whether something typed waits to be put back into the form with this draft. */
export const hasDraft = (name: string) => visitStore.get(draftKey(name)) !== null

/** The keys of what this tab's visit left; where the storage is denied or full, of what this page remembers. */
export function keysOfVisit(): string[] {
  const keys = [...visitMemory.keys()]
  try {
    return [...keys, ...Object.keys(window.sessionStorage)]
  } catch {
    return keys
  }
}

/** Whether unsent input is kept of any form whose draft's name begins like this. */
export const hasDraftOf = (beginning: string): boolean =>
  keysOfVisit().some((key) => key.startsWith(draftKey(beginning)))
