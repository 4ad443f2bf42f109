import { sessionStore, updateUser } from '@/auth/session-store'
import type { Session } from '@/auth/session'
import { memberMessages } from '@/words/member-messages'
import { notify } from '@/lib/notices/notify'
import type { Subscription } from './api'
import { cancelled, paidOutcome } from './outcomes'
import { type Outcome, purchaseProgress } from './purchase-progress'
import { gainedBy } from './reported-payment'
import { noteClosed, type NotedWindow, notePaid } from './note-purchase'
import { purchaseRecords } from './purchase-record'
import { refreshMember } from './refresh-member'

const words = memberMessages.payment

/**
 * Handles a payment that the window reported: saves the record, updates the login, shows the message,
 * then asks the server again. Even if one of these steps fails, the payment counts.
 * Product 4, Membership; 8, Payment.
 */
export function finishPaid(buyer: Session, order: Subscription, paymentId: string | null) {
  const { _id: userId } = buyer.user
  const record = notePaid(userId, order, paymentId)
  const login = sessionStore.get()
  if (login?.user._id !== userId) {
    notify.success(words.successOnly)
    purchaseProgress.end(userId, paidOutcome(record, 'logged-out'))
    return
  }
  let kept = purchaseRecords.isKept(userId)
  try {
    updateUser(gainedBy(record), login.token)
  } catch {
    kept = false
  }
  notify.success(kept ? words.success : words.successOnly)
  purchaseProgress.end(userId, paidOutcome(record, kept ? undefined : 'not-kept'))
  void refreshMember(buyer)
}

/**
 * Ends a purchase with an outcome. One that is no alert becomes a toast if the Buy Now button, beside
 * which it would be shown, is gone: a membership removes the button.
 */
export function endWithNews(userId: string, news: Outcome) {
  purchaseProgress.end(userId, news)
  const [first] = news.more
  if (news.tone === 'alert' || !first || purchaseProgress.isWatched()) return
  if (sessionStore.get()?.user._id !== userId) return
  notify.success(first)
  purchaseProgress.forget()
}

/** Handles a closed window. A payment that it, or one in another tab, reported before still counts. */
export function finishDismissed(userId: string, window: NotedWindow) {
  const payment = noteClosed(userId, window)
  if (!payment) purchaseProgress.end(userId, cancelled)
  // A payment that this window reported is shown already.
  else if (purchaseProgress.get().buyer === userId) endWithNews(userId, paidOutcome(payment))
}
