import { dateText } from '@/components/date-text'
import { useForOffice } from '@/components/for-office'
import { company } from '@/content/facts/company'
import { members } from '@/words/members'
import { payment as paymentWords } from '@/words/payment'
import { mailLink } from '@/lib/text/contact-links'
import { formatPaise } from '@/lib/text/format'
import styles from './payment-note.module.css'
import { type PaidRecord, purchaseRecords } from './purchase-record'
import { numbersOf, receiptText } from './receipt-text'
import { unheardIn, unheardLines } from './unheard-windows'

const { payment: words } = members

const JUST_NOW_MS = 10_000

/** The Buy Now button that had the focus is gone with the payment: the reader goes on here. */
function takeLostFocus(heading: HTMLElement | null, at: string) {
  const isNew = Date.now() - Date.parse(at) < JUST_NOW_MS
  if (isNew && document.activeElement === document.body) heading?.focus()
}

type Props = {
  payment: PaidRecord
  userId: string
  /** In paise. */
  amount: number
}

/**
 * The payment that the window reported in this browser: its number, and what to do if something
 * is wrong with it. It never says that the server confirmed it. Product 9, Refund policy.
 */
export function PaymentNote({ payment, userId, amount }: Props) {
  const { paymentIds, at, known } = payment
  const receipt = receiptText(payment.receipt)
  const numbers = numbersOf(payment)
  // One order is paid once.
  const otherOrders = unheardIn(payment).filter((window) => window.receipt !== payment.receipt)
  const forOffice = useForOffice()
  const report = mailLink(
    company.email,
    words.mailSubject(numbers || receipt),
    forOffice(words.mailBody(numbers, receipt)),
  )
  const facts = [
    [words.amount, formatPaise(amount)],
    [words.numbers, numbers || words.noNumber],
    [words.receipt, receipt],
    [words.on, dateText(at)],
  ] as const
  return (
    <section className={`panel ${styles.note}`} aria-labelledby="your-payment">
      <h3 id="your-payment" tabIndex={-1} ref={(heading) => takeLostFocus(heading, at)}>
        {words.heading}
      </h3>
      {!known && <p>{words.notInRecords}</p>}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {paymentIds.length > 1 && <p>{words.twice}</p>}
      {unheardLines(otherOrders).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!purchaseRecords.isKept(userId) && <p role="alert">{paymentWords.notKept}</p>}
      <p>
        {paymentWords.afterPayment} <a href={report}>{words.report}</a>
      </p>
    </section>
  )
}
