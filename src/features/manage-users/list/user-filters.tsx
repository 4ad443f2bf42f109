import { memo } from 'react'
import { Choice } from '@/components/admin/choice'
import { adminUsers } from '@/words/admin-users'
import {
  joinedOf,
  joinedOrder,
  type JoinedWithin,
  type ListState,
  membershipFilterOf,
  sizes,
  sortOf,
} from '@/features/manage-users/list-state'
import { spanOfThisMonth } from './joined-period'

const { users: words } = adminUsers
const sizeWords = Object.fromEntries(sizes.map((size) => [String(size), String(size)]))

function joinedChange(joined: JoinedWithin): Partial<ListState> {
  const span = joined === 'span' ? spanOfThisMonth(Date.now()) : { from: '', to: '' }
  return { joined, ...span }
}

type Props = { state: ListState; onChange: (changes: Partial<ListState>) => void }

/** Choices for the list of users: filters, order and rows per page. */
export const UserFilters = memo(function UserFilters({ state, onChange }: Props) {
  return (
    <>
      <Choice
        label={words.joined}
        value={state.joined}
        choices={words.joinedWithin}
        order={joinedOrder}
        onChange={(value) => onChange(joinedChange(joinedOf(value)))}
      />
      <Choice
        label={words.membership}
        value={state.membership}
        choices={words.memberships}
        onChange={(value) => onChange({ membership: membershipFilterOf(value) })}
      />
      <Choice
        label={words.sort}
        value={state.sort}
        choices={words.sorts}
        onChange={(value) => onChange({ sort: sortOf(value) })}
      />
      <Choice
        label={words.size}
        value={String(state.size)}
        choices={sizeWords}
        onChange={(value) => onChange({ size: Number(value) })}
      />
    </>
  )
})
