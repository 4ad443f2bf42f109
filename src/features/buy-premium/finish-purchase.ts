import { sessionStore } from '@/auth/session-store'
import { messages } from '@/words/messages'
import { notify } from '@/lib/notices/notify'
import type { Subscription } from './api'
import { cancelled, paidOutcome } from './outcomes'
import { type Outcome, purchaseProgress } from './purchase-progress'
import { gainedBy } from './reported-payment'
import { noteClosed, type NotedWindow, notePaid } from './note-purchase'
import { purchaseRecords } from './purchase-record'
import { type Buyer, refreshMember } from './refresh-member'

const words = messages.payment

/**
 * The window reported a payment: first the record, then the login, then the words, then the
 * server is asked again. Whatever cannot be done, the payment stands.
 * Product 4, Membership; 8, Payment.
 */
export function finishPaid(buyer: Buyer, order: Subscription, paymentId: string | null) {
  const { _id: userId } = buyer.session.user
  const record = notePaid(userId, order, paymentId)
  const login = sessionStore.get()
  if (login?.user._id !== userId) {
    notify.success(words.successOnly)
    purchaseProgress.end(userId, paidOutcome(record, 'logged-out'))
    return
  }
  let kept = purchaseRecords.isKept(userId)
  try {
    buyer.updateUser(gainedBy(record), login.token)
  } catch {
    kept = false
  }
  notify.success(kept ? words.success : words.successOnly)
  purchaseProgress.end(userId, paidOutcome(record, kept ? undefined : 'not-kept'))
  void refreshMember(buyer)
}

/**
 * Ends a purchase with news. Plain ones become a toast where the button is gone beside which they would
 * stand: a membership takes it away.
 */
export function endWithNews(userId: string, news: Outcome) {
  purchaseProgress.end(userId, news)
  const [first] = news.more
  if (news.tone === 'alert' || !first || purchaseProgress.isWatched()) return
  if (sessionStore.get()?.user._id !== userId) return
  notify.success(first)
  purchaseProgress.forget()
}

/** The window was closed. A payment that it, or one in another tab, reported before stands. */
export function finishDismissed(userId: string, window: NotedWindow) {
  const payment = noteClosed(userId, window)
  if (!payment) purchaseProgress.end(userId, cancelled)
  // Where it was this window's, all is said.
  else if (purchaseProgress.get().buyer === userId) endWithNews(userId, paidOutcome(payment))
}
