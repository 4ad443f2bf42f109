import { useState } from 'react'
import { PageTop } from '@/components/admin/page-top'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { adminUsers } from '@/content/admin-users'
import { messages } from '@/content/messages'
import { titleSuffix } from '@/content/site'
import { membershipOf } from '@/features/membership/validity'
import { usersQuery } from '@/features/users/api'
import { UserDesk } from '@/features/users/user-desk'
import type { MembershipOf } from '@/features/users/rows'
import { useApiQuery } from '@/lib/query'
import { useFailureToast } from '@/lib/use-failure-toast'

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
      <UserDesk
        users={users.data}
        membershipOf={membership}
        onRefresh={retry}
        refreshing={users.isRefetching}
      >
        {users.isPending && <Spinner label={loading} />}
        {users.isLoadingError && <LoadFailed message={loadFailed} onRetry={retry} />}
      </UserDesk>
    </>
  )
}
