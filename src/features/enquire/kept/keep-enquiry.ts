import { keptTimes } from '@/content/facts/kept-enquiries'
import { within } from '@/lib/loading/within'
import { askForSync } from './ask-for-sync'
import type { KeptEnquiry, KeptState } from './kept-enquiry'
import { keptFlag } from './kept-flag'
import { refreshKept } from './kept-list'
import { addKept, readKept } from './kept-store'
import { newId } from './new-id'

/** Whether this browser can keep an enquiry: private windows of some do not. */
export function hasRoomForEnquiry(): Promise<boolean> {
  const asked = readKept().then(
    () => true,
    () => false,
  )
  return within(keptTimes.database, asked, false)
}

/**
 * Keeps an enquiry on this device until it was sent, and asks before it goes where the form's own try may have
 * arrived; gives its id. Throws where the browser denies it.
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
  // Without it no later page would look for what is kept.
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
  // It also goes from a page: who cannot be asked needs no word.
  askForSync().catch(() => undefined)
  return id
}
