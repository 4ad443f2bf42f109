import { QueryStates } from '@/components/query-states'
import { PageTop } from '@/components/admin/page-top'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { usersQuery } from '@/entities/user/api'
import { UsersPanel } from '@/features/manage-users/list/users-panel'
import { useApiQuery } from '@/lib/api/query'
import { useIsMounted } from '@/lib/browser/page/use-is-mounted'
import { notify } from '@/lib/notices/notify'

const { users: words, loading, loadFailed } = adminUsers

/** Product 2, /dashboard/admin/users. If a pressed Refresh fails, the page says so: Product 8, Lists and loads. */
export function UsersPage() {
  const users = useApiQuery(usersQuery())
  // The time of the list itself, so that a page left open has the current day after a Refresh.
  const { dataUpdatedAt: readAt } = users
  const isMounted = useIsMounted()

  async function refresh() {
    const { isRefetchError } = await users.refetch()
    // A list that never loaded shows its own error.
    if (isRefetchError && isMounted.current) notify.error(messages.lists.userData)
  }

  return (
    <>
      <PageTop title={words.heading} />
      <UsersPanel
        users={users.data}
        readAt={readAt}
        onRefresh={() => void refresh()}
        refreshing={users.isRefetching}
      >
        <QueryStates
          load={users}
          loading={loading}
          toast={messages.lists.userData}
          failed={loadFailed}
        />
      </UsersPanel>
    </>
  )
}
