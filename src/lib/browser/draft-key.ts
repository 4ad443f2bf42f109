import { visitStore } from './storage'

/** Where a form keeps what was typed and not sent, for this tab's visit. */
export const draftKey = (name: string) => `draft:${name}`

/** Whether something typed waits to be put back into the form with this draft. */
export const hasDraft = (name: string) => visitStore.get(draftKey(name)) !== null
