import { keptTimes } from '@/content/facts/kept-enquiries'
import { within } from '@/lib/loading/within'
import { askForSync } from './ask-for-sync'
import type { KeptEnquiry, KeptState } from './kept-enquiry'
import { keptFlag } from './kept-flag'
import { refreshKept } from './kept-list'
import { addKept, readKept } from './kept-store'
import { newId } from './new-id'

/** Whether this browser can store an enquiry: private windows of some browsers cannot. */
export function hasRoomForEnquiry(): Promise<boolean> {
  const asked = readKept().then(
    () => true,
    () => false,
  )
  return within(keptTimes.database, asked, false)
}

/**
 * Stores an enquiry on this device until it is sent; returns its id. If the form's own attempt may have arrived
 * (`mayHaveArrived`), the person is asked before it is sent. Throws if the browser denies it.
 */
export async function keepEnquiry(
  enquiry: Omit<KeptEnquiry, 'id' | 'writtenAt' | 'state'>,
  mayHaveArrived: boolean,
): Promise<string> {
  const now = Date.now()
  const id = newId()
  const state: KeptState = mayHaveArrived
    ? { name: 'unsure', attempt: newId() }
    : { name: 'waiting', tries: 0, next: now, freshSince: now }
  // Without this flag no later page would look for stored enquiries.
  keptFlag.set(true)
  if (!keptFlag.isKept()) {
    keptFlag.set(null)
    throw new Error('The storage is denied or full')
  }
  try {
    await addKept({ ...enquiry, id, writtenAt: now, state })
  } finally {
    await refreshKept()
  }
  // Pages send it too, so it does not matter if the browser cannot be asked.
  askForSync().catch(() => undefined)
  return id
}
