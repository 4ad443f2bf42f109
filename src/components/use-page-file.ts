import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClient } from '@/lib/api/query'
import { watchLate } from '@/lib/loading/watch-late'

/** A query of what pages bring along. */
type Wanted = { queryKey: readonly string[]; initialData: () => unknown }

const isMissing = ({ queryKey }: Wanted) => queryClient.getQueryData(queryKey) === undefined

/**
 * On the way here within the site: beside the API the page's own file is asked, which mostly is
 * there first, and stands in where the API fails. Not where all is there already; `wanted` is that
 * of the first rendering.
 */
export function usePageFile(...wanted: readonly Wanted[]) {
  const { key, pathname } = useLocation()
  const [first] = useState(wanted)
  // The first page of a visit has come from its file.
  const isWay = key !== 'default'

  useEffect(() => {
    if (!isWay || !first.some(isMissing)) return undefined
    return watchLate(
      () => import('@/lib/api/page-file'),
      ({ bringPageFile }) => {
        const leaving = new AbortController()
        void bringPageFile(queryClient, pathname, first, leaving.signal)
        return () => leaving.abort()
      },
    )
  }, [isWay, pathname, first])
}
