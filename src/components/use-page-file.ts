import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Wanted } from '@/lib/api/page-file'
import { queryClient } from '@/lib/api/query'
import { watchLate } from '@/lib/loading/watch-late'

const isMissing = ({ queryKey }: Wanted) => queryClient.getQueryData(queryKey) === undefined

/**
 * Requests the HTML files of pages beside the API: they contain data of the API, and replace it if it fails. A page
 * whose data is all there is not requested. Returns what stops it, for an effect.
 */
export function bringPageFiles(
  pages: readonly { path: string; wanted: readonly Wanted[] }[],
): (() => void) | undefined {
  const missing = pages.filter(({ wanted }) => wanted.some(isMissing))
  if (missing.length === 0) return undefined
  return watchLate(
    () => import('@/lib/api/page-file'),
    ({ bringPageFile }) => {
      const leaving = new AbortController()
      for (const { path, wanted } of missing)
        void bringPageFile(queryClient, path, wanted, leaving.signal)
      return () => leaving.abort()
    },
  )
}

/**
 * After a navigation within the site, requests the page's HTML file, which contains its data, beside the API. The file
 * mostly arrives first, and replaces the API if that fails. Does nothing if all data is already there; `wanted` is that
 * of the first rendering.
 */
export function usePageFile(...wanted: readonly Wanted[]) {
  const { key, pathname } = useLocation()
  const [first] = useState(wanted)
  // The first page of a visit was loaded from its file.
  const hasNavigated = key !== 'default'

  useEffect(() => {
    if (!hasNavigated) return undefined
    return bringPageFiles([{ path: pathname, wanted: first }])
  }, [hasNavigated, pathname, first])
}
