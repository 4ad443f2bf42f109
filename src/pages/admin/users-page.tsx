import { useState } from 'react'
import { PageTop } from '@/components/admin/page-top'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { membershipOf } from '@/entities/membership/membership'
import { usersQuery } from '@/entities/user/user-list'
import { UsersPanel } from '@/features/manage-users/users-panel'
import type { MembershipOf } from '@/features/manage-users/rows'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

const { users: words, loading, loadFailed } = adminUsers

/** One today for all rows. */
function membershipToday(): MembershipOf {
  const today = new Date()
  return (user) => membershipOf(user, today)
}

/** Specification 2, /dashboard/admin/users. */
export function UsersPage() {
  const users = useApiQuery(usersQuery())
  const [membership] = useState(membershipToday)
  useFailureToast(users, messages.lists.userData)
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
        {users.isPending && <Spinner label={loading} />}
        {users.isLoadingError && <LoadFailed message={loadFailed} onRetry={retry} />}
      </UsersPanel>
    </>
  )
}
