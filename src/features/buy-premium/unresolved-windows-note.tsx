import { members } from '@/words/members'
import { payment as paymentWords } from '@/words/payment'
import styles from './payment-note.module.css'
import type { PurchaseRecord } from './purchase-record'
import { receiptsOf } from './receipt-text'
import { ReportPayment } from './report-payment'
import { unresolvedLines } from './unresolved-windows'

const { payment: words } = members

/** Warns of windows that never reported how they ended, before anybody pays again. Decision 22. */
export function UnresolvedWindowsNote({ windows }: { windows: readonly PurchaseRecord[] }) {
  const receipts = receiptsOf(windows)
  return (
    <section className={`panel ${styles.note}`} aria-labelledby="unresolved-payment">
      <h3 id="unresolved-payment">{words.unresolvedHeading}</h3>
      {unresolvedLines(windows).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {paymentWords.unresolvedRule}{' '}
        <ReportPayment numbers={words.noNumber} receipts={receipts} subject={receipts} />
      </p>
    </section>
  )
}
