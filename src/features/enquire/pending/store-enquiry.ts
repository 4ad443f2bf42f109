import { pendingTimes } from '@/content/facts/pending-enquiries'
import { within } from '@/lib/loading/within'
import { newId } from '@/lib/text/new-id'
import { askForSync } from './ask-for-sync'
import type { PendingEnquiry, PendingState } from './pending-enquiry'
import { pendingFlag } from './pending-flag'
import { refreshPending } from './pending-list'
import { addPending, readPending } from './pending-store'

/** Whether this browser can store an enquiry: private windows of some browsers cannot. */
export function hasRoomForEnquiry(): Promise<boolean> {
  const asked = readPending().then(
    () => true,
    () => false,
  )
  return within(pendingTimes.database, asked, false)
}

/** How the form's own attempt ended: if it may have arrived, the person is asked before it is sent. */
type Failure = { mayHaveArrived: boolean; isBlocked: boolean }

/** Stores an enquiry on this device until it is sent; returns its id. Throws if the browser denies it. */
export async function storePendingEnquiry(
  enquiry: Omit<PendingEnquiry, 'id' | 'writtenAt' | 'state'>,
  { mayHaveArrived, isBlocked }: Failure,
): Promise<string> {
  const now = Date.now()
  const id = newId()
  const state: PendingState = mayHaveArrived
    ? { name: 'unsure', attempt: newId() }
    : { name: 'waiting', tries: 0, next: now, freshSince: now, isBlocked }
  // Without this flag no later page would look for stored enquiries.
  pendingFlag.set(true)
  if (!pendingFlag.isKept()) {
    pendingFlag.set(null)
    throw new Error('The storage is denied or full')
  }
  try {
    await addPending({ ...enquiry, id, writtenAt: now, state })
  } finally {
    await refreshPending()
  }
  // Pages send it too, so it does not matter if the browser cannot be asked.
  askForSync().catch(() => undefined)
  return id
}
