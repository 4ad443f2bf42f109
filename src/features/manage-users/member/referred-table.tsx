import { Link, useLocation } from 'react-router-dom'
import { bonusPaise } from '@/entities/user/referral-bonus'
import { isPremium, type User } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import { formatPaise } from '@/lib/text/format'
import { formatDay } from '@/features/manage-users/format'
import { emailOf, phoneOf } from '@/features/manage-users/contact'
import { paymentSign } from '@/features/manage-users/status'
import styles from '@/features/manage-users/table.module.css'
import { joinedAt } from '@/entities/user/user-dates'
import { Table } from '@/components/table'

const { referrals: words, noName, none } = adminUsers

/** Users referred by one user; each name links to that user. Product 4, Referred user status. */
export function ReferredTable({ users }: { users: readonly User[] }) {
  // Passes on which list of users the person came from.
  const { state }: { state: unknown } = useLocation()
  return (
    <div className={styles.room}>
      <Table className={styles.table}>
        <caption className="visually-hidden">{words.referred}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.phone}</th>
            <th scope="col">{words.joined}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.brought}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user._id}>
              <th scope="row">
                <Link
                  to={paths.adminReferrals.href(user._id)}
                  state={state}
                  lang={langOfSent(user.name)}
                >
                  {user.name || noName}
                </Link>
                {emailOf(user.email, true)}
              </th>
              <td data-label={words.phone}>{phoneOf(user.phone)}</td>
              <td data-label={words.joined} className={styles.short}>
                {formatDay(joinedAt(user))}
              </td>
              <td data-label={words.status} className={styles.short}>
                {paymentSign(user)}
              </td>
              <td data-label={words.brought} className={styles.short}>
                {isPremium(user) ? formatPaise(bonusPaise) : none}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
