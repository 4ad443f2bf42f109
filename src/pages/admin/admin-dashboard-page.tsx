import { useUser } from '@/auth/auth-context'
import { OutsideText } from '@/components/outside-text'
import { QueryStates } from '@/components/query-states'
import { PageHead } from '@/components/page-head'
import { account } from '@/words/account'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { usersQuery } from '@/entities/user/api'
import { UserStatistics } from '@/features/manage-users/statistics/user-statistics'
import { useApiQuery } from '@/lib/api/query'
import { SiteReadiness } from './admin-dashboard-page/site-readiness'

const { dashboard: words, loading, loadFailed } = adminUsers

/** Product 2, /dashboard/admin: total users, subscribers and non-subscribers. */
export function AdminDashboardPage() {
  const { name } = useUser()
  const users = useApiQuery(usersQuery())
  return (
    <>
      <PageHead title={words.title + titleSuffix} hidden />
      <h1>{words.heading}</h1>
      <p className="lede">
        <OutsideText text={name} within={account.dashboard.welcome} />
      </p>
      <QueryStates
        load={users}
        loading={loading}
        toast={messages.lists.userData}
        failed={loadFailed}
      >
        {(all) => <UserStatistics users={all} readAt={users.dataUpdatedAt} />}
      </QueryStates>
      <SiteReadiness />
    </>
  )
}
