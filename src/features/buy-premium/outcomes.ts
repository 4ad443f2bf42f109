import { sessionStore } from '@/auth/session-store'
import { dateText } from '@/components/date-text'
import type { User } from '@/entities/user/user'
import { memberMessages } from '@/words/member-messages'
import { payment } from '@/words/payment'
import { premium } from '@/words/premium'
import { isApiError, messageOf } from '@/lib/api/errors'
import {
  isSurelyUnpaid,
  type PaidRecord,
  purchaseRecords,
  type PurchaseRecord,
  unknownPayment,
} from './purchase-record'
import { runningPayments } from './purchase-history'
import type { Outcome } from './purchase-progress'
import { numbersOf, receiptsOf, receiptText } from './receipt-text'
import { unresolvedLines } from './unresolved-windows'
import { membershipOf } from '@/entities/membership/membership'

const words = memberMessages.payment
const toLogIn = { does: 'log-in', words: payment.logIn } as const
const toDashboard = { does: 'see-dashboard', words: premium.toDashboard } as const

/** Says that the person is a member, and until when. */
const memberLine = ({ until }: { until?: Date | undefined }) =>
  payment.alreadyMember(until && dateText(until))

/** The payments' numbers and what to do if something is wrong with them. */
function linesOf(payments: readonly PaidRecord[]): string[] {
  if (payments.length === 0) return []
  return [payment.paid(numbersOf(payments) || receiptsOf(payments)), payment.afterPayment]
}

/** Why an account may not buy now, or null if it may. */
export function refusalFor(user: User, today: Date): Outcome | null {
  const membership = membershipOf(user, today)
  const record = purchaseRecords.get(user._id)
  const payments = runningPayments(record, today)
  if (membership.state !== 'active' && !unknownPayment(record, today)) return null
  const first = membership.state === 'active' ? memberLine(membership) : payment.alreadyPaid
  return { tone: 'status', more: [first, ...linesOf(payments)], offer: toDashboard }
}

/** The payment window was closed before anything was paid. */
export const cancelled: Outcome = {
  tone: 'alert',
  words: words.cancelled,
  more: [payment.afterCancel],
}

/** One attempt in the window failed, for the bank’s `reason`; the window stays open. */
export const attemptFailed = (reason: string): Outcome => ({
  tone: 'alert',
  more: [payment.attemptFailed(receiptText(reason))],
})

/** A purchase begun before the login changed is still under way: only one window at a time. */
export const underWay: Outcome = { tone: 'alert', more: [payment.underWay] }

/** Another tab of this browser has the window open. */
export const openElsewhere: Outcome = { tone: 'alert', more: [payment.elsewhere] }

/** Says that no money was taken, if no earlier window can have taken any; then `more`. */
const notCharged = (userId: string, more: string) =>
  [isSurelyUnpaid(userId) ? premium.notCharged : '', more].filter(Boolean)

/** The window’s script did not load: a blocker, or no connection. */
export const blocked = (userId: string): Outcome => ({
  tone: 'alert',
  words: words.failed,
  more: notCharged(userId, payment.blocked),
})

/** The login ended before the window opened: offers to log in. */
export const loggedOut = (userId: string): Outcome => ({
  tone: 'alert',
  words: words.failed,
  more: notCharged(userId, payment.loginEnded),
  offer: toLogIn,
  forVisitor: true,
})

/** The order or the window failed; shows the server's own message if there is one. */
export function failedBy(userId: string, error: unknown): Outcome {
  if (isApiError(error) && error.status === 401) return loggedOut(userId)
  return { tone: 'alert', words: words.failed, more: notCharged(userId, messageOf(error, '')) }
}

/** Windows opened earlier never reported how they ended. */
export const unresolved = (windows: readonly PurchaseRecord[]): Outcome => ({
  tone: 'alert',
  more: [...unresolvedLines(windows), payment.unresolvedRule],
  offer: { does: 'pay-anyway', words: payment.payAnyway },
})

/** After a reported payment; `problem` says what could not be done with it. */
export function paidOutcome(record: PaidRecord, problem?: 'not-kept' | 'logged-out'): Outcome {
  const lines = linesOf(runningPayments(record, new Date()))
  if (problem === 'not-kept') return { tone: 'alert', more: [payment.notKept, ...lines] }
  if (problem === 'logged-out') {
    return {
      tone: 'alert',
      more: [payment.paidLoggedOut, ...lines],
      offer: toLogIn,
      forVisitor: true,
    }
  }
  const user = sessionStore.get()?.user
  const membership = membershipOf(user ?? null, new Date())
  const first = membership.state === 'active' ? [memberLine(membership)] : []
  return { tone: 'status', more: [...first, ...lines], offer: toDashboard }
}
