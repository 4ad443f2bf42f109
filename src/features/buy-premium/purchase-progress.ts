import { sessionStore } from '@/auth/session-store'
import { createStore } from '@/lib/browser/storage/store'
import { notify } from '@/lib/notices/notify'

/** The outcome of pressing Buy Now, as text. */
export type Outcome = {
  /** `alert` for the specified alerts and for all that went wrong. */
  tone: 'status' | 'alert'
  /** The specified text, if any; it is shown first. */
  words?: string
  more: readonly string[]
  /** What the person may press next. */
  offer?: { does: 'pay-anyway' | 'log-in' | 'see-dashboard'; words: string }
  /** Also shown when nobody is logged in any more. */
  forVisitor?: true
}

type Progress = {
  /** The id of the account whose purchase is under way. */
  buyer: string | null
  /** The last outcome shown, and to whom. */
  said: { userId: string; outcome: Outcome } | null
}

const NOTHING: Progress = { buyer: null, said: null }

const progress = createStore(NOTHING)

const change = (changes: Partial<Progress>) => progress.set({ ...progress.get(), ...changes })

/** Whether another account has logged in meanwhile; it must not see what concerns this one. */
function isOtherMember(userId: string): boolean {
  const present = sessionStore.get()?.user._id
  return present !== undefined && present !== userId
}

/**
 * The purchase under way on this page. It is stored outside of the components, so that leaving the page
 * while the payment window is open loses nothing, and neither two buttons nor two accounts can
 * buy at once. Product 4, Membership.
 */
export const purchaseProgress = {
  ...progress,
  /** Starts a purchase; returns false if one is under way already. */
  begin(userId: string): boolean {
    if (progress.get().buyer !== null) return false
    change({ buyer: userId, said: null })
    return true
  },
  /** Shows an outcome without ending the purchase under way. */
  say(userId: string, outcome: Outcome) {
    if (!isOtherMember(userId)) change({ said: { userId, outcome } })
  },
  /**
   * Ends the purchase of this account only: a window may answer a second time. If no Buy Now
   * button is left to show `words` beside, they become a toast.
   */
  end(userId: string, outcome: Outcome) {
    if (progress.get().buyer === userId) change({ buyer: null })
    purchaseProgress.say(userId, outcome)
    if (outcome.words && !progress.isWatched() && !isOtherMember(userId))
      notify.error(outcome.words)
  },
  /** Ends the purchase of this account without an outcome. */
  drop(userId: string) {
    if (progress.get().buyer === userId) change({ buyer: null, said: null })
  },
  /**
   * Drops the last outcome once no button shows it; a purchase under way continues. It waits a moment,
   * because a button that replaces another mounts just after that one is removed.
   */
  forget: () => {
    queueMicrotask(() => {
      if (!progress.isWatched() && progress.get().buyer === null) progress.set(NOTHING)
    })
  },
}
