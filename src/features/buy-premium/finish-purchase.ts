import { sessionStore } from '@/auth/session-store'
import { messages } from '@/words/messages'
import { notify } from '@/lib/notices/notify'
import type { Subscription } from './api'
import { cancelled, paidOutcome } from './outcomes'
import { purchaseProgress } from './purchase-progress'
import { gainedBy } from './reported-payment'
import { type PaidRecord, purchaseRecords, runningPayment } from './purchase-record'
import { type Buyer, refreshMember } from './refresh-member'

const words = messages.payment

/** Notes a payment under its account; a second one of the same year is beside the first. */
function notePaid(userId: string, order: Subscription, paymentId: string | null): PaidRecord {
  const now = new Date()
  const earlier = runningPayment(purchaseRecords.get(userId), now)
  const numbers = new Set(earlier?.paymentIds)
  if (paymentId) numbers.add(paymentId)
  const record: PaidRecord = {
    state: 'paid',
    at: now.toISOString(),
    known: false,
    ...order,
    ...earlier,
    paymentIds: [...numbers],
  }
  purchaseRecords.set(userId, record)
  return record
}

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

/** The window was closed. A payment it reported before stands. */
export function finishDismissed(userId: string, order: Subscription) {
  if (purchaseRecords.get(userId)?.state === 'paid') return
  purchaseRecords.set(userId, { ...order, state: 'closed', at: new Date().toISOString() })
  purchaseProgress.end(userId, cancelled)
}
