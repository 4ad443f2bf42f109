import type { RefObject } from 'react'
import { dateText } from '@/components/date-text'
import { members } from '@/words/members'
import { payment as paymentWords } from '@/words/payment'
import type { Membership } from '@/entities/membership/membership'
import { formatPaise } from '@/lib/text/format'
import { CopyPayment } from './copy-payment'
import styles from './payment-note.module.css'
import { type PaidRecord, purchaseRecords, type PurchaseRecord } from './purchase-record'
import { numbersOf, receiptsOf } from './receipt-text'
import { ReportPayment } from './report-payment'
import { unresolvedLines } from './unresolved-windows'

const { payment: words } = members

function factsOf(payment: PaidRecord, amount: number) {
  return [
    [words.amount, formatPaise(amount)],
    [words.numbers, numbersOf([payment]) || words.noNumber],
    [words.receipt, receiptsOf([payment])],
    [words.on, dateText(payment.at)],
  ] as const
}

/**
 * Whether the server showed a payment and no longer does: there is no membership, or one whose year was over when the
 * payment was made. A year that ended later is the payment's own, by clocks that may differ.
 */
function isTakenBack({ known, at }: PaidRecord, { state, until }: Membership): boolean {
  if (!known || state === 'active') return false
  return !until || until <= new Date(at)
}

type Props = {
  /** The ref of the note's heading. */
  heading: RefObject<HTMLHeadingElement | null>
  payment: PaidRecord
  /** Other payments whose year has not ended. */
  others: readonly PaidRecord[]
  /** Windows opened before it that never reported how they ended, unless another note names them. */
  windows: readonly PurchaseRecord[]
  membership: Membership
  userId: string
  /** In paise. */
  amount: number
}

/**
 * What the window reported in this browser: the payment's number, and what to do if something is wrong
 * with it. It never says that the server confirmed it. Product 9, Refund policy.
 */
export function PaymentNote(props: Props) {
  const { heading, payment, others, windows, membership, userId, amount } = props
  const { paymentIds, known } = payment
  const payments = [payment, ...others]
  const numbers = numbersOf(payments)
  const receipts = receiptsOf(payments)
  return (
    <section className={`panel ${styles.note}`} aria-labelledby="your-payment">
      <h3 id="your-payment" tabIndex={-1} ref={heading}>
        {words.heading}
      </h3>
      {!known && <p>{words.notInRecords}</p>}
      {isTakenBack(payment, membership) && <p>{words.noLongerInRecords}</p>}
      {payments.map((each) => (
        <dl key={each.receipt} className={styles.facts}>
          {factsOf(each, amount).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      {(others.length > 0 || paymentIds.length > 1) && <p>{words.twice}</p>}
      {unresolvedLines(windows).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!purchaseRecords.isKept(userId) && <p role="alert">{paymentWords.notKept}</p>}
      <p>
        {paymentWords.afterPayment}{' '}
        <ReportPayment numbers={numbers} receipts={receipts} subject={numbers || receipts} />
      </p>
      <CopyPayment facts={payments.flatMap((each) => factsOf(each, amount))} />
    </section>
  )
}
