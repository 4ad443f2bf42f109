import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { User } from '@/entities/user/user'
import { cutPage } from '@/components/admin/paging'
import { useTypedText } from '@/components/admin/use-typed-text'
import { whenIdle } from '@/lib/browser/clock/when-idle'
import type { Sort } from '@/features/manage-users/list-state'
import { toRows } from '@/features/manage-users/rows'
import { downloadUsers } from './export-users'
import { fileName } from './file-name'
import { searchAhead } from './search-rows'
import { countViews, filterRows, sortedView } from './select-rows'
import { useListState } from './use-list-state'

/**
 * Everything the list of users shows. Each step is memoised, so that a key press in the search only
 * filters; neither the field nor a choice waits for the list, which updates a frame later. `now` is in
 * ms; months and days count from it.
 */
export function useUserList(users: readonly User[], now: number) {
  const { state, searchFor, change } = useListState()
  const shown = useDeferredValue(state)
  const { view, sort, joined, from, to, membership, size } = shown
  const write = (q: string) => change({ q }, { replace: true })
  const { field, text: q, setText, flush } = useTypedText(state.q, write)

  const rows = useMemo(() => toRows(users, now), [users, now])
  const counts = useMemo(() => countViews(rows), [rows])
  const sorted = useMemo(() => sortedView(rows, view, sort), [rows, view, sort])
  const found = useMemo(
    () => filterRows(sorted, { q, joined, from, to, membership }, now),
    [sorted, q, joined, from, to, membership, now],
  )
  // While the address lags behind the typing, its page number belongs to another search.
  const wanted = q.trim() === shown.q ? shown.page : 1
  const page = useMemo(() => cutPage(found, wanted, size), [found, wanted, size])
  useEffect(() => {
    let isShown = true
    const goOn = () => void whenIdle().then(() => isShown && searchAhead(sorted) && goOn())
    goOn()
    return () => void (isShown = false)
  }, [sorted])
  const listed = useRef({ found, named: { ...shown, q } })
  useEffect(() => {
    listed.current = { found, named: { ...shown, q } }
  }, [found, shown, q])
  return {
    state,
    change,
    field,
    setText,
    flush,
    counts,
    inView: sorted.rows.length,
    found,
    page,
    onSort: useCallback((next: Sort) => change({ sort: next }), [change]),
    searchForPage: useCallback((number: number) => searchFor({ page: number }), [searchFor]),
    // A stable function, so that a key press in the search does not render the button again.
    download: useCallback(() => {
      const { found: all, named } = listed.current
      downloadUsers(all.slice(), fileName(named, now))
    }, [now]),
  }
}
