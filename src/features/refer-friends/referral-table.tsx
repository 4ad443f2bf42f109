import { dateText } from '@/components/date-text'
import { OutsideText } from '@/components/outside-text'
import { Table } from '@/components/table'
import { isPremium, type User } from '@/entities/user/user'
import { members } from '@/words/members'
import { madeAt } from '@/lib/dates/dates'
import { newestFirst } from '@/lib/dates/newest-first'
import { ReferralStatus } from './referral-status'
import styles from './referral-table.module.css'

const { referred: words } = members

/**
 * The people who registered with the member's link, newest first; a receipt means "Success". On
 * phones each row is shown as a card. Product 2, /dashboard/user; 4, Referred user status.
 */
export function ReferralTable({ users }: { users: readonly User[] }) {
  const paid = users.filter(isPremium).length
  return (
    <>
      <p>{words.summary(users.length, paid)}</p>
      <Table className={styles.table}>
        <caption className="visually-hidden">{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.status}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst(users).map((user) => (
            <ReferralRow key={user._id} user={user} />
          ))}
        </tbody>
      </Table>
    </>
  )
}

function ReferralRow({ user }: { user: User }) {
  const joined = madeAt(user)
  return (
    <tr>
      <th scope="row">{user.name ? <OutsideText text={user.name} /> : words.noName}</th>
      <td>{joined ? dateText(joined) : words.noDate}</td>
      <td>
        <ReferralStatus user={user} />
      </td>
    </tr>
  )
}
