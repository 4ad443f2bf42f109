import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type ListState, listSearch, readListState } from '@/features/manage-users/list-state'

/**
 * The list's state from the address, a function for the query string of another state, and one to
 * go there. A change of anything but the page leads to the first page.
 */
export function useListState() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useMemo(() => readListState(params), [params])
  const searchFor = useCallback(
    (changes: Partial<ListState>) => listSearch({ ...state, page: 1, ...changes }),
    [state],
  )
  const change = useCallback(
    (changes: Partial<ListState>, options?: { replace: boolean }) =>
      void navigate({ search: searchFor(changes) }, options),
    [navigate, searchFor],
  )
  return { state, searchFor, change }
}
