import { useMemo } from 'react'
import type { User } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { paths } from '@/lib/navigation/paths'
import { formatCount } from '@/lib/text/format'
import { listSearch } from '@/features/manage-users/list-state'
import { Figures } from './figures'
import { HistoryPanel } from './history-panel'
import { ShareBar } from './share-bar'
import { countUsers } from './statistics'

const { dashboard: words } = adminUsers
const users = paths.adminUsers.href()

type Props = {
  users: readonly User[]
  /** When they were read, in ms. */
  readAt: number
}

/** Total users, subscribers and non-subscribers, as numbers and charts. Product 2, Admin area. */
export function UserStatistics({ users: all, readAt }: Props) {
  const { total, subscribers, nonSubscribers } = useMemo(() => countUsers(all), [all])
  const figures = [
    { label: words.total, value: formatCount(total), to: users },
    {
      label: words.subscribers,
      value: formatCount(subscribers),
      to: users + listSearch({ view: 'subscribed' }),
    },
    {
      label: words.nonSubscribers,
      value: formatCount(nonSubscribers),
      to: users + listSearch({ view: 'non-subscribed' }),
    },
  ]
  return (
    <>
      <Figures label={words.counts} figures={figures} />
      {total > 0 && <ShareBar part={subscribers} total={total} />}
      <HistoryPanel users={all} readAt={readAt} />
    </>
  )
}
