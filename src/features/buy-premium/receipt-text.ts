import { cutName } from '@/lib/text/cut-text'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import type { PaidRecord } from './purchase-record'

/**
 * A receipt, number or reason as people read it. Record and provider keep it as the server sent
 * it. Product 7, Card payment provider.
 */
export function receiptText(text: string): string {
  return cutName(withoutDirectionMarks(text))
}

type Payments = readonly PaidRecord[]

/**
 * The payments' numbers as people read them; empty where the window gave none.
 * Product 9, Refund policy.
 */
export function numbersOf(payments: Payments): string {
  return payments.flatMap(({ paymentIds }) => paymentIds.map(receiptText)).join(', ')
}

/** The payments' receipts as people read them. */
export function receiptsOf(payments: Payments): string {
  return payments.map(({ receipt }) => receiptText(receipt)).join(', ')
}
