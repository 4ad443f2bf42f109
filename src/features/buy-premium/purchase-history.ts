import { historyOf, isRunning, type PaidRecord, type PurchaseRecord } from './purchase-record'

type Latest = PurchaseRecord | null | undefined

/** The reported payments whose year still runs, the newest first. */
export function runningPayments(latest: Latest, today: Date): PaidRecord[] {
  return historyOf(latest)
    .filter((record) => record.state === 'paid')
    .filter((payment) => isRunning(payment, today))
}

/**
 * The windows of the last year that never reported how they ended, the newest first. Those of a paid
 * order are left out: an order is paid once. Decision 22.
 */
export function unresolvedWindowsIn(latest: Latest, today: Date): PurchaseRecord[] {
  const all = historyOf(latest)
  const isPaid = (order: string) =>
    all.some(({ state, receipt }) => state === 'paid' && receipt === order)
  return all.filter(
    (each) => each.state === 'opened' && isRunning(each, today) && !isPaid(each.receipt),
  )
}
