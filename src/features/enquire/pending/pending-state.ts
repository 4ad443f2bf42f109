import { pendingTimes } from '@/content/facts/pending-enquiries'
import type { PendingEnquiry, PendingState, Outcome } from './pending-enquiry'

/** How often sending was tried, and since when (ms) the enquiry counts as fresh. */
type Waited = { tries: number; freshSince: number }

/** The state of a pending enquiry as shown to the reader: `stale` waits for their decision. */
export type DisplayState = PendingState['name'] | 'stale'

/** The name of the state to show. `now` in ms, as in this whole file. */
export function displayStateOf<State extends PendingState>(
  state: State,
  now: number,
): State['name'] | 'stale' {
  // If the clock was wrong, it may have been written in the future.
  const isStale = state.name === 'waiting' && Math.abs(now - state.freshSince) > pendingTimes.stale
  return isStale ? 'stale' : state.name
}

/** Whether its reader may send, change or delete it: not while it is being sent, nor after that. */
export const isOpen = ({ state: { name } }: PendingEnquiry) => name !== 'sending' && name !== 'sent'

/**
 * Whether it waits although the device is online: something on the way blocks the e-mail service. What the last try
 * found does not count while there is no connection.
 */
export const isBlocked = ({ state }: PendingEnquiry, now: number) =>
  state.name === 'waiting' &&
  displayStateOf(state, now) === 'waiting' &&
  state.isBlocked === true &&
  navigator.onLine

/** Whether it may be sent automatically; after reconnecting or on a new visit (`ignoreBackoff`) at any time. */
export function isDue(enquiry: PendingEnquiry, now: number, ignoreBackoff: boolean): boolean {
  const { state } = enquiry
  const mayGo = displayStateOf(state, now) === 'waiting' && state.name === 'waiting'
  return mayGo && (ignoreBackoff || state.next <= now)
}

/** The enquiry after its reader asked to send it, whatever its state before. */
export function released(enquiry: PendingEnquiry, now: number): PendingEnquiry {
  if (!isOpen(enquiry)) return enquiry
  const { state } = enquiry
  return {
    ...enquiry,
    state: {
      name: 'waiting',
      tries: 0,
      next: now,
      freshSince: now,
      isBlocked: state.name === 'waiting' && state.isBlocked,
    },
  }
}

/** The state after a failed try: the pause grows each time. */
function later({ tries, freshSince }: Waited, now: number) {
  const pause = Math.min(pendingTimes.firstPause * 2 ** tries, pendingTimes.longestPause)
  return { name: 'waiting', tries: tries + 1, next: now + pause, freshSince } as const
}

/**
 * The enquiry after a try that could not reach the service, though the device may be online (`blocked`). After
 * reconnecting (`ignoreBackoff`) it counts as the first try: sending may work soon.
 */
export function postponed(
  enquiry: PendingEnquiry,
  now: number,
  { ignoreBackoff, blocked }: { ignoreBackoff: boolean; blocked: boolean },
): PendingEnquiry {
  const { state } = enquiry
  if (state.name !== 'waiting') return enquiry
  const waits = later(ignoreBackoff ? { ...state, tries: 0 } : state, now)
  return { ...enquiry, state: { ...waits, isBlocked: blocked } }
}

/** Claims it for one attempt; null if it is not due, or somebody else was first. */
export function claimForSending(
  enquiry: PendingEnquiry,
  attempt: string,
  now: number,
  ignoreBackoff: boolean,
): PendingEnquiry | null {
  const { state } = enquiry
  if (state.name !== 'waiting' || !isDue(enquiry, now, ignoreBackoff)) return null
  const { tries, freshSince } = state
  return {
    ...enquiry,
    state: { name: 'sending', since: now, attempt, waited: { tries, freshSince } },
  }
}

/**
 * The enquiry after its sender was closed: it may have arrived. `alone` is true for the holder of the lock, as
 * then nobody else is sending; otherwise only the time since it began can tell.
 */
export function abandoned(enquiry: PendingEnquiry, now: number, alone: boolean): PendingEnquiry {
  const { state } = enquiry
  if (state.name !== 'sending' || (!alone && now - state.since < pendingTimes.sending))
    return enquiry
  return { ...enquiry, state: { name: 'unsure', attempt: state.attempt } }
}

/** The enquiry after the outcome of its attempt, even one that was given up; other attempts change nothing. */
export function withOutcome(
  enquiry: PendingEnquiry,
  attempt: string,
  outcome: Outcome,
  now: number,
): PendingEnquiry {
  const { state } = enquiry
  const isMine = (state.name === 'sending' || state.name === 'unsure') && state.attempt === attempt
  if (!isMine) return enquiry
  if (outcome.name === 'busy') {
    const waited = state.name === 'sending' ? state.waited : undefined
    return { ...enquiry, state: later(waited ?? { tries: 0, freshSince: now }, now) }
  }
  if (outcome.name === 'lost') return { ...enquiry, state: { name: 'unsure', attempt } }
  if (outcome.name === 'refused') {
    return { ...enquiry, state: { name: 'failed', status: outcome.status } }
  }
  return { ...enquiry, params: {}, labels: {}, form: null, state: { name: 'sent', at: now } }
}
