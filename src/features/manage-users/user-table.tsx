import { memo, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isAdmin } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { paths } from '@/lib/navigation/paths'
import { formatDay } from './format'
import { Email, Phone } from './contact'
import type { Sort } from './list-state'
import type { UserRow } from './rows'
import { SortHeader } from './sort-header'
import { MembershipStatus } from './status'
import styles from './table.module.css'

const { users: words, noName } = adminUsers
const { columns } = words

type Props = {
  caption: string
  rows: readonly UserRow[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/**
 * One page of users. A plain table: the rows are few, and a key press in the search must not
 * pay for more. On narrow screens each row stands as a small card.
 */
export const UserTable = memo(function UserTable({ caption, rows, sort, onSort }: Props) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortHeader label={columns.name} up="name" down="-name" {...{ sort, onSort }} />
            <th scope="col">{columns.phone}</th>
            <SortHeader label={columns.status} up="until" down="-until" {...{ sort, onSort }} />
            <SortHeader label={columns.joined} up="joined" down="-joined" {...{ sort, onSort }} />
            <th scope="col">{columns.referrals}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.user._id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
})

const Row = memo(function Row({ row }: { row: UserRow }) {
  const { user, joined } = row
  const name = user.name || noName
  return (
    <tr>
      <th scope="row">
        <MemberLink id={user._id}>{name}</MemberLink>
        {isAdmin(user) && <span className={styles.role}>{words.administrator}</span>}
        <Email address={user.email} below />
      </th>
      <td data-label={columns.phone}>
        <Phone number={user.phone} />
      </td>
      <td data-label={columns.status}>
        <MembershipStatus membership={row.membership} until={row.until} />
      </td>
      <td data-label={columns.joined}>{formatDay(joined)}</td>
      <td>
        <MemberLink id={user._id}>
          {columns.referrals} <span className="visually-hidden">{words.referralsOf(name)}</span>
        </MemberLink>
      </td>
    </tr>
  )
})

/** Takes the address of the list along, to come back to; alone, since it changes while one types. */
function MemberLink({ id, children }: { id: string; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link
      to={paths.adminReferrals.href(id)}
      state={{ list: search.slice(1) }}
      className={styles.link}
    >
      {children}
    </Link>
  )
}
