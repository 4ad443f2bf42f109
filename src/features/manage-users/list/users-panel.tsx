import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '@/entities/user/user'
import { ListLine, ListSearch, ListTools } from '@/components/admin/list-tools'
import { Pager } from '@/components/admin/pager'
import { adminUsers } from '@/words/admin-users'
import { formatCount } from '@/lib/text/format'
import { listSearch } from '@/features/manage-users/list-state'
import { JoinedSpan } from './joined-span'
import { ListActions } from './list-actions'
import { useUserList } from './use-user-list'
import { UserFilters } from './user-filters'
import { UserTable } from './user-table'
import { ViewLinks } from './view-links'

const { users: words } = adminUsers

type Props = {
  /** Absent until they have loaded. */
  users: readonly User[] | undefined
  /** When they were loaded, in ms: memberships, months and the name of an export depend on it. */
  readAt: number
  onRefresh: () => void
  refreshing: boolean
  /** Shown instead of the list until the users have loaded. */
  children: ReactNode
}

const NOBODY: readonly User[] = []

/**
 * The users in their views: searched, filtered, sorted, paged and exported. The tools are shown
 * before the users have loaded, so that the page is ready for them; and each part renders
 * again only when its own data changes. Product 2, /dashboard/admin/users.
 */
export function UsersPanel(props: Props) {
  const { users, readAt, onRefresh, refreshing, children } = props
  const top = useRef<HTMLDivElement>(null)
  const list = useUserList(users ?? NOBODY, readAt)
  const { state, found, page } = list
  return (
    <>
      <ViewLinks state={state} counts={users && list.counts} />
      <ListTools>
        <ListSearch
          label={words.search}
          placeholder={words.searchHint}
          field={list.field}
          onChange={list.setText}
          onLeave={list.flush}
        />
        <UserFilters state={state} onChange={list.change} />
      </ListTools>
      {state.joined === 'span' && <JoinedSpan {...state} onChange={list.change} />}
      <ListLine
        ref={top}
        label={words.views[state.view]}
        count={users && words.found(formatCount(found.length), formatCount(list.inView))}
      >
        <ListActions
          refreshing={refreshing}
          onRefresh={onRefresh}
          onExport={found.length > 0 ? list.download : undefined}
        />
      </ListLine>
      {!users && children}
      {users && found.length === 0 && (
        <NoUsers searched={list.inView > 0} view={listSearch({ view: state.view })} />
      )}
      {found.length > 0 && (
        <UserTable
          caption={words.views[state.view]}
          rows={page.rows}
          sort={state.sort}
          onSort={list.onSort}
        />
      )}
      <Pager page={page} searchFor={list.searchForPage} top={top} />
    </>
  )
}

function NoUsers({ searched, view }: { searched: boolean; view: string }) {
  return (
    <div className="panel">
      <p>{searched ? words.noMatch : words.none}</p>
      {searched && <Link to={{ search: view }}>{words.clear}</Link>}
    </div>
  )
}
