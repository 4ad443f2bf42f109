import { keptTimes } from '@/content/facts/kept-enquiries'
import type { KeptEnquiry, KeptState, Outcome } from './kept-enquiry'

/** How often sending was tried, and since when (ms) the enquiry counts as fresh. */
type Waited = { tries: number; freshSince: number }

/** The state of a kept enquiry as shown to the reader: `stale` waits for their decision. */
export type Standing = KeptState['name'] | 'stale'

/** How an enquiry stands. `now` in ms, as in this whole file. */
export function standingOf({ state }: KeptEnquiry, now: number): Standing {
  // If the clock was wrong, it may have been written in the future.
  const isStale = state.name === 'waiting' && Math.abs(now - state.freshSince) > keptTimes.stale
  return isStale ? 'stale' : state.name
}

/** Whether its reader may send, change or delete it: not while it is being sent, nor after that. */
export const isOpen = ({ state: { name } }: KeptEnquiry) => name !== 'sending' && name !== 'sent'

/** Whether it may be sent automatically; `anew` (after reconnecting or on a new visit) ignores its next time. */
export function isDue(kept: KeptEnquiry, now: number, anew: boolean): boolean {
  const { state } = kept
  const mayGo = standingOf(kept, now) === 'waiting' && state.name === 'waiting'
  return mayGo && (anew || state.next <= now)
}

/** The enquiry after its reader asked to send it, whatever its state before. */
export function released(kept: KeptEnquiry, now: number): KeptEnquiry {
  if (!isOpen(kept)) return kept
  return { ...kept, state: { name: 'waiting', tries: 0, next: now, freshSince: now } }
}

/** The state after a failed try: the pause grows each time. */
function later({ tries, freshSince }: Waited, now: number): KeptState {
  const pause = Math.min(keptTimes.firstPause * 2 ** tries, keptTimes.longestPause)
  return { name: 'waiting', tries: tries + 1, next: now + pause, freshSince }
}

/** The enquiry after a try offline. After reconnecting (`anew`) it counts as the first try: sending may work soon. */
export function postponed(kept: KeptEnquiry, now: number, anew: boolean): KeptEnquiry {
  const { state } = kept
  if (state.name !== 'waiting') return kept
  return { ...kept, state: later(anew ? { ...state, tries: 0 } : state, now) }
}

/** Claims it for one attempt; null if it is not due, or somebody else was first. */
export function claimed(
  kept: KeptEnquiry,
  attempt: string,
  now: number,
  anew: boolean,
): KeptEnquiry | null {
  const { state } = kept
  if (state.name !== 'waiting' || !isDue(kept, now, anew)) return null
  const { tries, freshSince } = state
  return { ...kept, state: { name: 'sending', since: now, attempt, waited: { tries, freshSince } } }
}

/**
 * The enquiry after its sender was closed: it may have arrived. `alone` is true for the holder of the lock, as
 * then nobody else is sending; otherwise only the time since it began can tell.
 */
export function abandoned(kept: KeptEnquiry, now: number, alone: boolean): KeptEnquiry {
  const { state } = kept
  if (state.name !== 'sending' || (!alone && now - state.since < keptTimes.sending)) return kept
  return { ...kept, state: { name: 'unsure', attempt: state.attempt } }
}

/** The enquiry after the outcome of its attempt, even one that was given up; other attempts change nothing. */
export function settled(
  kept: KeptEnquiry,
  attempt: string,
  outcome: Outcome,
  now: number,
): KeptEnquiry {
  const { state } = kept
  const isMine = (state.name === 'sending' || state.name === 'unsure') && state.attempt === attempt
  if (!isMine) return kept
  if (outcome.name === 'busy') {
    const waited = state.name === 'sending' ? state.waited : undefined
    return { ...kept, state: later(waited ?? { tries: 0, freshSince: now }, now) }
  }
  if (outcome.name === 'lost') return { ...kept, state: { name: 'unsure', attempt } }
  if (outcome.name === 'refused') {
    return { ...kept, state: { name: 'failed', status: outcome.status } }
  }
  return { ...kept, params: {}, labels: {}, form: null, state: { name: 'sent', at: now } }
}
