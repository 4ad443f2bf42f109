import { adminUsers } from '@/words/admin-users'
import { formatDay } from './format'
import type { UserRow } from './rows'
import styles from './status.module.css'

const { status: words } = adminUsers

/** The membership of a listed user: a sign, a word and the date it ends or ended. */
export function MembershipStatus({ membership, until }: Pick<UserRow, 'membership' | 'until'>) {
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
