import type { ReactNode } from 'react'
import type { Membership } from '@/entities/membership/membership'
import { isAdmin, type User } from '@/entities/user/user'
import { joinedAt } from '@/entities/user/user-dates'
import { adminUsers } from '@/words/admin-users'
import { readTime } from '@/lib/dates/dates'
import { formatPaise } from '@/lib/text/format'
import { emailOf, phoneOf } from '@/features/manage-users/contact'
import { formatDay } from '@/features/manage-users/format'
import { membershipSign } from '@/features/manage-users/status'
import styles from './account-details.module.css'

const { account: words, none, roles } = adminUsers
const RUPEES = 'INR'

/** Paise as rupees; amounts in another currency are in hundredths too, but nothing else is known of it. */
function amountOf({ amount, currency }: User): string {
  if (amount === undefined) return none
  return (currency || RUPEES) === RUPEES ? formatPaise(amount) : String(amount / 100)
}

type Props = { user: User; membership: Membership }

/** Everything the API gives of one account. Product 3, User. */
export function AccountDetails({ user, membership: { state, until } }: Props) {
  return (
    <>
      <Details heading={words.heading}>
        <Detail label={words.email}>{emailOf(user.email) ?? none}</Detail>
        <Detail label={words.phone}>{phoneOf(user.phone)}</Detail>
        <Detail label={words.usercode}>{user.usercode || none}</Detail>
        <Detail label={words.role}>{isAdmin(user) ? roles.administrator : roles.user}</Detail>
        <Detail label={words.joined}>{formatDay(joinedAt(user))}</Detail>
        <Detail label={words.updated}>
          {formatDay(readTime(user.updatedAt)?.getTime() ?? null)}
        </Detail>
        <Detail label={words.id}>
          <span className={styles.id}>{user._id}</span>
        </Detail>
      </Details>
      <Details heading={words.paid}>
        <Detail label={words.membership}>
          {membershipSign({ membership: state, until: until?.getTime() ?? null })}
        </Detail>
        <Detail label={words.amount}>{amountOf(user)}</Detail>
        <Detail label={words.currency}>{user.currency || none}</Detail>
        <Detail label={words.receipt}>{user.receipt || none}</Detail>
      </Details>
    </>
  )
}

function Details({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.details}`}>
      <h2>{heading}</h2>
      <dl>{children}</dl>
    </section>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
