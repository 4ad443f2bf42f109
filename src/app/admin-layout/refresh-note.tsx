import { startTransition, useEffect, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { adminRefresh } from '@/words/admin-refresh'
import { dayAndTime } from '@/words/day-and-time'
import { publicChanges } from '@/lib/api/public-changes'
import { queryClient, useApiQuery } from '@/lib/api/query'
import { snapshotTimeQuery } from '@/lib/api/snapshot-time'
import { paths } from '@/lib/navigation/paths'
import styles from './admin-layout.module.css'

/** The pages of the area that show nothing of the catalogue. */
const ELSEWHERE = [paths.adminDashboard, paths.adminUsers, paths.adminReferrals]

function usePublicChange(): boolean {
  const [changed, setChanged] = useState(false)
  useEffect(
    () =>
      publicChanges.subscribe(() => {
        // The form's own answer is shown first.
        startTransition(() => setChanged(true))
        void queryClient.invalidateQueries({ queryKey: snapshotTimeQuery().queryKey })
      }),
    [],
  )
  return changed
}

/**
 * One line above the pages of the catalogue, from the first change until the area is left: it says who sees the change
 * when. The pages' HTML, which search engines and previews read, follows with the next refresh.
 */
export function RefreshNote() {
  const changed = usePublicChange()
  const { pathname } = useLocation()
  const { data: last } = useApiQuery({ ...snapshotTimeQuery(), enabled: changed })
  const isHere = !ELSEWHERE.some(({ path }) => matchPath(path, pathname))
  return (
    <p role="status" className={`quiet small ${styles.note}`}>
      {isHere && changed && last !== undefined && wordsFor(last)}
    </p>
  )
}

const wordsFor = (last: Date | null) =>
  last ? adminRefresh.since(dayAndTime(last)) : adminRefresh.withoutTime
