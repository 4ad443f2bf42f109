import { sessionStore } from '@/auth/session-store'
import { createStore } from '@/lib/browser/store'
import { notify } from '@/lib/notices/notify'

/** What a press of Buy Now led to, in words. */
export type Outcome = {
  /** `alert` for the specified alerts and for all that went wrong. */
  tone: 'status' | 'alert'
  /** The specified words, if any; they come first. */
  words?: string
  more: readonly string[]
  /** What the person may press next. */
  offer?: { does: 'pay-anyway' | 'log-in' | 'see-dashboard'; words: string }
  /** Also shown when nobody is logged in any more. */
  forVisitor?: true
}

type Progress = {
  /** Whose purchase is under way, by id. */
  buyer: string | null
  /** What was said last, and to whom. */
  said: { userId: string; outcome: Outcome } | null
}

const NOTHING: Progress = { buyer: null, said: null }

const progress = createStore(NOTHING)

const change = (changes: Partial<Progress>) => progress.set({ ...progress.get(), ...changes })

/** Whether another account has logged in meanwhile, which is to hear nothing of this one's. */
function isReplaced(userId: string): boolean {
  const present = sessionStore.get()?.user._id
  return present !== undefined && present !== userId
}

/**
 * The purchase under way on this page. It is kept outside of the components: leaving the page
 * while the payment window is open loses nothing, and neither two buttons nor two accounts can
 * buy at once. Product 4, Membership.
 */
export const purchaseProgress = {
  ...progress,
  /** False while a purchase is under way already. */
  begin(userId: string): boolean {
    if (progress.get().buyer !== null) return false
    change({ buyer: userId, said: null })
    return true
  },
  /** Says something and leaves the purchase under way as it is. */
  say(userId: string, outcome: Outcome) {
    if (!isReplaced(userId)) change({ said: { userId, outcome } })
  },
  /**
   * Ends the account's purchase, and no other's: a window may answer a second time. Where no
   * button is left to show them beside, the words become a toast.
   */
  end(userId: string, outcome: Outcome) {
    if (progress.get().buyer === userId) change({ buyer: null })
    purchaseProgress.say(userId, outcome)
    if (outcome.words && !progress.isWatched() && !isReplaced(userId)) notify.error(outcome.words)
  },
  /**
   * Drops what was said, once no button shows it; a purchase under way goes on. A button that takes
   * the place of another is there a moment after that one has gone.
   */
  forget: () => {
    queueMicrotask(() => {
      if (!progress.isWatched() && progress.get().buyer === null) progress.set(NOTHING)
    })
  },
}
