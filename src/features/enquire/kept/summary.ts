import type { IconName } from '@/components/art/late-icons'
import { keptEnquiries } from '@/words/kept-enquiries'
import type { KeptEnquiry } from './kept-enquiry'
import { type Standing, standingOf } from './steps'

const { chip } = keptEnquiries

type Summary = { words: string; tone: 'wait' | 'ask' | 'done'; icon: IconName }

/** The most important state among all kept enquiries; null if there are none. `now` in ms. */
export function summaryOf(list: readonly KeptEnquiry[], now: number): Summary | null {
  const standings = list.map((kept) => standingOf(kept, now))
  const count = (...names: Standing[]) => standings.filter((each) => names.includes(each)).length
  const asks = count('stale', 'unsure')
  const waiting = count('waiting')
  if (count('failed') > 0) return { words: chip.failed, tone: 'ask', icon: 'alert' }
  if (asks > 0) return { words: chip.asks(asks), tone: 'ask', icon: 'alert' }
  if (count('sending') > 0) return { words: chip.sending, tone: 'wait', icon: 'clock' }
  if (waiting > 0) return { words: chip.waiting(waiting), tone: 'wait', icon: 'clock' }
  return list.length > 0 ? { words: chip.sent, tone: 'done', icon: 'check' } : null
}
