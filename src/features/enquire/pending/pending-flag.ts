import { PENDING_FLAG } from '@/content/facts/pending-flag'
import { createStore, createStoredStore } from '@/lib/browser/storage/store'

/** True while enquiries wait on this device, else null. It works without the code that reads them. */
export const pendingFlag = createStoredStore<true | null>(PENDING_FLAG, null, () => true)

/** Whether the panel that lists them is open. */
export const panelOpen = createStore(false)
