import { dateText } from '@/components/date-text'
import { payment } from '@/words/payment'
import type { PurchaseRecord } from './purchase-record'
import { receiptText } from './receipt-text'

/** The windows that never said how they ended, the newest first. Decision 22. */
export function unheardIn(record: PurchaseRecord | null | undefined): PurchaseRecord[] {
  if (!record) return []
  const earlier = unheardIn(record.earlier)
  return record.state === 'opened' ? [record, ...earlier] : earlier
}

/** Such windows in words: those of one order on one day are one line. */
export function unheardLines(windows: readonly PurchaseRecord[]): string[] {
  const lines = windows.map(({ at, receipt }) =>
    payment.unheard(dateText(at), receiptText(receipt)),
  )
  return [...new Set(lines)]
}
