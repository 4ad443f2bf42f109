import { visitStore } from './storage'

/** Where a form keeps what was typed and not sent, for this tab's visit. */
export const draftKey = (name: string) => `draft:${name}`

/** Whether something typed waits to be put back into the form with this draft. */
export const hasDraft = (name: string) => visitStore.get(draftKey(name)) !== null

/** Whether unsent input is kept of any form whose draft's name begins like this. */
export function hasDraftOf(beginning: string): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(draftKey(beginning)))
  } catch {
    // Nothing is kept over a reload where the storage is denied.
    return false
  }
}
