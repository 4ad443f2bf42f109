import type { IconName } from '@/components/art/late-icons'
import { pendingEnquiries } from '@/words/pending-enquiries'
import type { PendingEnquiry } from './pending-enquiry'
import { type DisplayState, displayStateOf } from './pending-state'

const { chip } = pendingEnquiries

type Summary = { words: string; tone: 'wait' | 'ask' | 'done'; icon: IconName }

/** The most important state among all pending enquiries; null if there are none. `now` in ms. */
export function summaryOf(list: readonly PendingEnquiry[], now: number): Summary | null {
  const states = list.map(({ state }) => displayStateOf(state, now))
  const count = (...names: DisplayState[]) => states.filter((each) => names.includes(each)).length
  const unsure = count('unsure')
  const asks = count('stale') + unsure
  const waiting = count('waiting')
  if (count('failed') > 0) return { words: chip.failed, tone: 'ask', icon: 'alert' }
  if (asks > 0) {
    const words = asks === unsure ? chip.unsure(asks) : chip.asks(asks)
    return { words, tone: 'ask', icon: 'alert' }
  }
  if (count('sending') > 0) return { words: chip.sending, tone: 'wait', icon: 'clock' }
  if (waiting > 0) return { words: chip.waiting(waiting), tone: 'wait', icon: 'clock' }
  return list.length > 0 ? { words: chip.sent, tone: 'done', icon: 'check' } : null
}
