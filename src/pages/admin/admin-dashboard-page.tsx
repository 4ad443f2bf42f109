import { useUser } from '@/auth/auth-context'
import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import { account } from '@/words/account'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { usersQuery } from '@/entities/user/user-list'
import { UserStatistics } from '@/features/manage-users/user-statistics'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

const { dashboard: words, loading, loadFailed } = adminUsers

/** Specification 2, /dashboard/admin: total users, subscribers and non-subscribers. */
export function AdminDashboardPage() {
  const { name } = useUser()
  const users = useApiQuery(usersQuery())
  useFailureToast(users, messages.lists.userData)
  return (
    <>
      <PageHead title={words.title + titleSuffix} hidden />
      <h1>{words.heading}</h1>
      <p className="lede">{account.dashboard.welcome(name)}</p>
      {users.data && <UserStatistics users={users.data} />}
      {users.isPending && <Spinner label={loading} />}
      {users.isLoadingError && (
        <LoadFailed message={loadFailed} onRetry={() => void users.refetch()} />
      )}
    </>
  )
}
