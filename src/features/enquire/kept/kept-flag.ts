import { KEPT_FLAG } from '@/content/facts/kept-flag'
import { createStore, createStoredStore } from '@/lib/browser/store'

/** True while enquiries wait on this device, else null. It works without the code that reads them. */
export const keptFlag = createStoredStore<true | null>(KEPT_FLAG, null, () => true)

/** Whether the panel that lists them is open. */
export const panelOpen = createStore(false)
