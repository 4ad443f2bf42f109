import { memo, type MouseEvent, useMemo, useState } from 'react'
import { isAdmin } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { langOfSent } from '@/lib/text/lang-of'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { Table } from '@/components/table'
import { formatDay } from '@/features/manage-users/format'
import { emailOf, phoneOf } from '@/features/manage-users/contact'
import type { Sort } from '@/features/manage-users/list-state'
import type { UserRow } from '@/features/manage-users/rows'
import { membershipSign } from '@/features/manage-users/status'
import styles from '@/features/manage-users/table.module.css'
import { rowKeys } from './row-keys'
import { SortHeader } from './sort-header'
import { type OpenMember, useOpenMember } from './use-open-member'

const { users: words, noName, roles } = adminUsers
const { columns } = words

type Props = {
  caption: string
  rows: readonly UserRow[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/**
 * One page of users. A plain table: the rows are few, and a key press in the search must stay
 * fast. On narrow screens each row is shown as a small card.
 */
export const UserTable = memo(function UserTable({ caption, rows, sort, onSort }: Props) {
  const open = useOpenMember()
  const [keysOf] = useState(rowKeys)
  const keys = useMemo(() => keysOf(rows.map(({ user }) => user._id)), [keysOf, rows])
  return (
    <div className={styles.room}>
      <Table className={styles.table}>
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
          {rows.map((row, place) => (
            <Row key={keys[place]} row={row} onOpen={open} />
          ))}
        </tbody>
      </Table>
    </div>
  )
})

type RowProps = { row: UserRow; onOpen: OpenMember }

const Row = memo(function Row({ row, onOpen }: RowProps) {
  const { user, joined } = row
  const name = user.name || noName
  // No router links: a key press in the search renders fifty, and each would subscribe to the address.
  const address = addressOf(paths.adminReferrals.href(user._id))
  const open = (event: MouseEvent) => onOpen(event, user._id)
  return (
    <tr>
      <th scope="row">
        <a href={address} lang={langOfSent(user.name)} className={styles.link} onClick={open}>
          {name}
        </a>
        {isAdmin(user) && <span className={styles.role}>{roles.administrator}</span>}
        {emailOf(user.email, true)}
      </th>
      <td data-label={columns.phone}>{phoneOf(user.phone)}</td>
      <td data-label={columns.status} className={styles.short}>
        {membershipSign(row)}
      </td>
      <td data-label={columns.joined} className={styles.short}>
        {formatDay(joined)}
      </td>
      <td className={styles.short}>
        <a
          href={address}
          aria-label={words.referralsOf(name)}
          className={styles.link}
          onClick={open}
        >
          {columns.referrals}
        </a>
      </td>
    </tr>
  )
})
