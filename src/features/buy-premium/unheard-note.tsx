import { members } from '@/words/members'
import { payment as paymentWords } from '@/words/payment'
import styles from './payment-note.module.css'
import type { PurchaseRecord } from './purchase-record'
import { receiptsOf } from './receipt-text'
import { ReportPayment } from './report-payment'
import { unheardLines } from './unheard-windows'

const { payment: words } = members

/** Warns of windows that never reported how they ended, before anybody pays again. Decision 22. */
export function UnheardNote({ windows }: { windows: readonly PurchaseRecord[] }) {
  const receipts = receiptsOf(windows)
  return (
    <section className={`panel ${styles.note}`} aria-labelledby="unheard-payment">
      <h3 id="unheard-payment">{words.unheardHeading}</h3>
      {unheardLines(windows).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {paymentWords.unheardRule}{' '}
        <ReportPayment numbers={words.noNumber} receipts={receipts} subject={receipts} />
      </p>
    </section>
  )
}
