import type { Subscription } from './api'
import { runningPayments } from './purchase-history'
import { type PaidRecord, purchaseRecords, type PurchaseRecord } from './purchase-record'

/** The record of a payment window, or of the order for one. */
export type NotedWindow = Exclude<PurchaseRecord, PaidRecord>

/** What no later record may erase: payments and windows with an unknown outcome, except where `isOver` is true. */
function lasting(
  record: PurchaseRecord | null | undefined,
  isOver: (each: PurchaseRecord) => boolean = () => false,
): PurchaseRecord | undefined {
  if (!record) return undefined
  const earlier = lasting(record.earlier, isOver)
  return record.state === 'closed' || isOver(record) ? earlier : { ...record, earlier }
}

/** Notes an order, or the window that opens for it. */
export function noteWindow(
  userId: string,
  order: Subscription,
  state: NotedWindow['state'],
): NotedWindow {
  const earlier = lasting(purchaseRecords.get(userId))
  const record = { ...order, state, at: new Date().toISOString(), earlier }
  purchaseRecords.set(userId, record)
  return record
}

/** Notes that a window was closed. Returns the payment that was reported while it was open, or null. */
export function noteClosed(userId: string, window: NotedWindow): PaidRecord | null {
  const isIt = ({ receipt, at }: PurchaseRecord) => receipt === window.receipt && at === window.at
  const before = purchaseRecords.get(userId)
  if (before?.state === 'paid') {
    const record = { ...before, earlier: lasting(before.earlier, isIt) }
    purchaseRecords.set(userId, record)
    return record
  }
  const at = new Date().toISOString()
  purchaseRecords.set(userId, { ...window, state: 'closed', at, earlier: lasting(before, isIt) })
  return null
}

/** Notes a reported payment: a second one for an order joins its record; another order gets a new record on top. */
export function notePaid(
  userId: string,
  order: Subscription,
  paymentId: string | null,
): PaidRecord {
  const now = new Date()
  const isOfOrder = ({ receipt }: PurchaseRecord) => receipt === order.receipt
  const before = purchaseRecords.get(userId)
  const same = runningPayments(before, now).find(isOfOrder)
  const numbers = new Set(same?.paymentIds)
  if (paymentId) numbers.add(paymentId)
  const record: PaidRecord = {
    state: 'paid',
    at: now.toISOString(),
    known: false,
    ...order,
    ...same,
    paymentIds: [...numbers],
    earlier: lasting(before, isOfOrder),
  }
  purchaseRecords.set(userId, record)
  return record
}
