import { dateText } from '@/components/date-text'
import { payment } from '@/words/payment'
import type { PurchaseRecord } from './purchase-record'
import { receiptText } from './receipt-text'

/** A line for each window that never reported how it ended; those of one order on one day share a line. */
export function unresolvedLines(windows: readonly PurchaseRecord[]): string[] {
  const lines = windows.map(({ at, receipt }) =>
    payment.unresolved(dateText(at), receiptText(receipt)),
  )
  return [...new Set(lines)]
}
