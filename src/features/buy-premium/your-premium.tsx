import { Link } from 'react-router-dom'
import { ChatButton } from '@/components/chat-button'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { members } from '@/words/members'
import { premium } from '@/words/premium'
import { paths } from '@/lib/navigation/paths'
import type { PaidRecord } from './purchase-record'
import { numbersOf, receiptText } from './receipt-text'
import styles from './your-premium.module.css'

const { membership, payment: paymentWords } = members
const { yours: words } = membership

type Props = {
  /** The payments that this browser knows; another note shows them. */
  payments: readonly PaidRecord[]
  /** The receipt stored with the account. */
  receipt: string | null | undefined
}

/** What a member can do with Premium now, and the receipt if no payment shows it. Product 2, /dashboard/user. */
export function YourPremium({ payments, receipt: stored }: Props) {
  const receipt = stored && receiptText(stored)
  const forOffice = useForOffice()
  const greeting = forOffice(words.greeting(numbersOf(payments) || receipt || ''), ['Premium'])
  return (
    <section className={`panel ${styles.yours}`} aria-labelledby="your-premium">
      <h3 id="your-premium">{words.heading}</h3>
      <div className={styles.ways}>
        <ChatButton href={consultancyChat(greeting)}>{words.chat}</ChatButton>
        <Link to={paths.userReferrals.href()} className="button button-plain">
          {words.link}
        </Link>
      </div>
      <p className="small quiet">{words.hint}</p>
      <ul>
        {premium.benefits.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {payments.length === 0 && receipt && (
        <dl>
          <dt>{paymentWords.receipt}</dt>
          <dd>{receipt}</dd>
        </dl>
      )}
    </section>
  )
}
