import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

const fromList = v.object({ list: v.string() })

/** The address of the list at `path` as it was when this page was opened from it: `state.list` is its query. */
export function useListHref(path: string): string {
  const { state } = useLocation()
  const query = v.is(fromList, state) ? state.list : ''
  return path + (query && `?${query}`)
}
