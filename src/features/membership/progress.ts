import { notify } from '@/lib/notify'

/** What a press of Buy Now led to, in words. */
export type Outcome = {
  /** `alert` for the specified alerts and for all that went wrong. */
  tone: 'status' | 'alert'
  /** The specified words, if any; they come first. */
  words?: string
  more: readonly string[]
  /** What the person may press next. */
  offer?: 'pay-anyway' | 'log-in'
  /** Also shown when nobody is logged in any more. */
  forVisitor?: true
}

type Progress = { userId: string; busy: boolean; outcome: Outcome | null }

let progress: Progress | null = null
const listeners = new Set<() => void>()

function change(next: Progress | null) {
  progress = next
  for (const listener of listeners) listener()
}

/**
 * The purchase under way on this page. It stands outside of the components: leaving the page
 * while the payment window is open loses nothing, and two buttons cannot buy at once.
 */
export const purchaseProgress = {
  get: () => progress,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** False while a purchase is under way already. */
  begin(userId: string): boolean {
    if (progress?.busy) return false
    change({ userId, busy: true, outcome: null })
    return true
  },
  /** Says something and leaves the purchase under way as it is. */
  say(userId: string, outcome: Outcome) {
    change({ userId, busy: progress?.busy ?? false, outcome })
  },
  /** Ends the purchase. Where no button is left to stand beside, the words become a toast. */
  end(userId: string, outcome: Outcome) {
    change({ userId, busy: false, outcome })
    if (listeners.size === 0 && outcome.words) notify.error(outcome.words)
  },
  /** Drops what was said, once no button shows it; a purchase under way goes on. */
  forget: () => {
    if (listeners.size === 0 && !progress?.busy) progress = null
  },
}
