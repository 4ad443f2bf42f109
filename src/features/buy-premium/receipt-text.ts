import { cutName } from '@/lib/text/cut-text'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import type { PaidRecord, PurchaseRecord } from './purchase-record'

/**
 * A receipt, number or reason as shown to people. The record and the provider have it as the server sent it, but
 * trimmed. Product 7, Card payment provider.
 */
export function receiptText(text: string): string {
  return cutName(withoutDirectionMarks(text))
}

/**
 * The payments' numbers as shown to people; empty if the window gave none.
 * Product 9, Refund policy.
 */
export function numbersOf(payments: readonly PaidRecord[]): string {
  return payments.flatMap(({ paymentIds }) => paymentIds.map(receiptText)).join(', ')
}

/** The receipts of purchases as shown to people. */
export function receiptsOf(purchases: readonly PurchaseRecord[]): string {
  return purchases.map(({ receipt }) => receiptText(receipt)).join(', ')
}
