import { Link } from 'react-router-dom'
import { isPremium, type User } from '@/auth/user'
import { adminUsers } from '@/content/admin-users'
import { messages } from '@/content/messages'
import { paths } from '@/lib/paths'
import { formatDay } from './format'
import status from './status.module.css'
import styles from './table.module.css'
import { joinedAt } from './times'

const { referrals: words, noName, none } = adminUsers
const { paid, pending } = messages.referral

/** Users referred by one user; each name leads on. Specification 4, Referred user status. */
export function ReferredTable({ users }: { users: readonly User[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.referred}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.phone}</th>
          <th scope="col">{words.joined}</th>
          <th scope="col">{words.status}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user._id}>
            <th scope="row">
              <Link to={paths.adminReferrals.href(user._id)}>{user.name || noName}</Link>
              {user.email && <span className={styles.below}>{user.email}</span>}
            </th>
            <td data-label={words.phone}>{user.phone || none}</td>
            <td data-label={words.joined}>{formatDay(joinedAt(user))}</td>
            <td data-label={words.status}>
              <span className={status.status} data-state={isPremium(user) ? 'success' : 'pending'}>
                {isPremium(user) ? paid : pending}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
