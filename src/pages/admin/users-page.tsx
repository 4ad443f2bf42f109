import { useState } from 'react'
import { QueryStates } from '@/components/query-states'
import { PageTop } from '@/components/admin/page-top'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { membershipOf } from '@/entities/membership/membership'
import { usersQuery } from '@/entities/user/user-list'
import { UsersPanel } from '@/features/manage-users/users-panel'
import type { MembershipOf } from '@/features/manage-users/rows'
import { useApiQuery } from '@/lib/api/query'

const { users: words, loading, loadFailed } = adminUsers

/** One today for all rows. */
function membershipToday(): MembershipOf {
  const today = new Date()
  return (user) => membershipOf(user, today)
}

/** Product 2, /dashboard/admin/users. */
export function UsersPage() {
  const users = useApiQuery(usersQuery())
  const [membership] = useState(membershipToday)
  const retry = () => void users.refetch()
  return (
    <>
      <PageTop title={words.heading} titleSuffix={titleSuffix} />
      <UsersPanel
        users={users.data}
        membershipOf={membership}
        onRefresh={retry}
        refreshing={users.isRefetching}
      >
        <QueryStates
          load={users}
          loading={loading}
          toast={messages.lists.userData}
          failed={loadFailed}
        >
          {() => null}
        </QueryStates>
      </UsersPanel>
    </>
  )
}
