import type { ReactNode } from 'react'
import { adminUsers } from '@/words/admin-users'
import { formatDay } from './format'
import type { UserRow } from './rows'
import styles from './status.module.css'

const { status: words } = adminUsers

type Membership = Pick<UserRow, 'membership' | 'until'>

/** The membership of a listed user: a sign, a word and the date it ends or ended. */
export function membershipSign({ membership, until }: Membership): ReactNode {
  const day = until === null ? '' : formatDay(until)
  return (
    <span className={styles.status} data-state={membership}>
      {words[membership]}
      {day && (
        <span className={styles.day}>
          {membership === 'expired' ? words.since(day) : words.until(day)}
        </span>
      )}
    </span>
  )
}
