import { useUser } from '@/auth/auth-context'
import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import { account } from '@/content/account'
import { adminUsers } from '@/content/admin-users'
import { messages } from '@/content/messages'
import { titleSuffix } from '@/content/site'
import { usersQuery } from '@/features/users/api'
import { UserStatistics } from '@/features/users/user-statistics'
import { useApiQuery } from '@/lib/query'
import { useFailureToast } from '@/lib/use-failure-toast'

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
