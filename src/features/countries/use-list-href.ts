import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/lib/paths'

const fromList = v.object({ list: v.string() })

/** The administrators' list of countries as it stood when this one was opened from it. */
export function useListHref(): string {
  const { state } = useLocation()
  const query = v.is(fromList, state) ? state.list : ''
  return paths.adminCountries.href() + (query && `?${query}`)
}
