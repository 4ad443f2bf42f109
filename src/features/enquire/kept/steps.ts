import { keptTimes } from '@/content/facts/kept-enquiries'
import type { KeptEnquiry, KeptState, Outcome } from './kept-enquiry'

/** How often it was tried, and since when (ms) it counts as fresh. */
type Waited = { tries: number; freshSince: number }

/** How a kept enquiry stands for the reader: `stale` waits for their word. */
export type Standing = KeptState['name'] | 'stale'

/** `now` in ms, as in all of these. */
export function standingOf({ state }: KeptEnquiry, now: number): Standing {
  // By a clock that was wrong, it may have been written in the future.
  const isStale = state.name === 'waiting' && Math.abs(now - state.freshSince) > keptTimes.stale
  return isStale ? 'stale' : state.name
}

/** Whether its reader may send, change or delete it: not while it is under way, nor after it went. */
export const isOpen = ({ state: { name } }: KeptEnquiry) => name !== 'sending' && name !== 'sent'

/** Whether it may go by itself; `anew` when a line or a visit has come, whatever its next time. */
export function isDue(kept: KeptEnquiry, now: number, anew: boolean): boolean {
  const { state } = kept
  const mayGo = standingOf(kept, now) === 'waiting' && state.name === 'waiting'
  return mayGo && (anew || state.next <= now)
}

/** The reader wants it to go, whatever was before. */
export function released(kept: KeptEnquiry, now: number): KeptEnquiry {
  if (!isOpen(kept)) return kept
  return { ...kept, state: { name: 'waiting', tries: 0, next: now, freshSince: now } }
}

/** It did not go: the next try comes later each time. */
function later({ tries, freshSince }: Waited, now: number): KeptState {
  const pause = Math.min(keptTimes.firstPause * 2 ** tries, keptTimes.longestPause)
  return { name: 'waiting', tries: tries + 1, next: now + pause, freshSince }
}

/** There was no line; one that has just come (`anew`) may carry in a moment, however many tries there were before. */
export function postponed(kept: KeptEnquiry, now: number, anew: boolean): KeptEnquiry {
  const { state } = kept
  if (state.name !== 'waiting') return kept
  return { ...kept, state: later(anew ? { ...state, tries: 0 } : state, now) }
}

/** Takes it for one attempt; null where it is not due, or somebody else was first. */
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
 * Whoever was sending it is gone: it may have arrived. `alone` for the holder of the lock, beside
 * whom nobody sends; else only time can tell.
 */
export function abandoned(kept: KeptEnquiry, now: number, alone: boolean): KeptEnquiry {
  const { state } = kept
  if (state.name !== 'sending' || (!alone && now - state.since < keptTimes.sending)) return kept
  return { ...kept, state: { name: 'unsure', attempt: state.attempt } }
}

/** What the attempt has come to; one that was given up may still answer, another one's may not. */
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
