import type { ReactNode } from 'react'
import { isPremium, type User } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { memberMessages } from '@/words/member-messages'
import { formatDay } from './format'
import type { UserRow } from './rows'
import styles from './status.module.css'

const { status: words } = adminUsers

/** The text around the last day, by the membership's state. */
const dayOf: Record<UserRow['membership'], (day: string) => string> = {
  none: () => '',
  active: words.until,
  expired: words.since,
}

/** A user's membership: a sign, a word and the date it ends or ended. */
export function membershipSign({
  membership,
  until,
}: Pick<UserRow, 'membership' | 'until'>): ReactNode {
  const day = until === null ? '' : formatDay(until)
  return (
    <span className={styles.status} data-state={membership}>
      <span>{words[membership]}</span>
      {/* Without a day it is empty: to change a text costs less than to add or remove an element. */}
      <span className={styles.day}>{day && dayOf[membership](day)}</span>
    </span>
  )
}

/** Whether a referred user has paid: a sign and a word. Product 4, Referred user status. */
export function paymentSign(user: User): ReactNode {
  const { paid, pending } = memberMessages.referral
  return (
    <span className={styles.status} data-state={isPremium(user) ? 'active' : undefined}>
      {isPremium(user) ? paid : pending}
    </span>
  )
}
