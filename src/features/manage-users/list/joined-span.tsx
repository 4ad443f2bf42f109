import { memo } from 'react'
import { DayField } from '@/components/admin/day-field'
import { ListPair } from '@/components/admin/list-tools'
import { adminUsers } from '@/words/admin-users'
import type { ListState } from '@/features/manage-users/list-state'

const { users: words } = adminUsers

type Props = Pick<ListState, 'from' | 'to'> & {
  onChange: (changes: Partial<ListState>, options: { replace: boolean }) => void
}

/** The two days between which the listed users joined; either may be left open. */
export const JoinedSpan = memo(function JoinedSpan({ from, to, onChange }: Props) {
  return (
    <ListPair>
      <DayField
        label={words.from}
        day={from}
        onChange={(day) => onChange({ from: day }, { replace: true })}
      />
      <DayField
        label={words.to}
        day={to}
        onChange={(day) => onChange({ to: day }, { replace: true })}
      />
    </ListPair>
  )
})
