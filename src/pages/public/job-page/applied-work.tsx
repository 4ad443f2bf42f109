import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { AsOf } from '@/components/as-of'
import { LoadFailed } from '@/components/load-failed'
import { QueryStates } from '@/components/query-states'
import { usePageFile } from '@/components/use-page-file'
import { appliedWork } from '@/words/applied-work'
import { jobs } from '@/words/jobs'
import { categoriesQuery } from '@/entities/category/api'
import { workQuery } from '@/entities/work/api'
import { pointsOf } from '@/entities/work/points'
import { isApiError } from '@/lib/api/errors'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { useReservedHeight } from '@/lib/browser/movement/use-reserved-height'
import { paths } from '@/lib/navigation/paths'
import { AppliedHead } from './applied-head'
import type { AppliedJob } from './use-applied-work'
import { useCountryOf } from './use-country-of'
import { WorkLabel } from './work-label'
import styles from './work-label.module.css'
import { WorkWaits } from './work-waits'

type Props = {
  id: string
  /** Called with the work, and once more with its category; with null if the API no longer has it. */
  onKnown: (id: string, job: AppliedJob | null) => void
}

/** Shows the work a person applies for; the form below works before it is known too. */
export function AppliedWork({ id, onKnown }: Props) {
  const work = useApiQuery(workQuery(id))
  const categories = useApiQuery(categoriesQuery())
  usePageFile(workQuery(id), categoriesQuery())
  const [shown, showNewer] = useWithoutShift(work.data)
  const category = categories.data?.find(({ _id }) => _id === shown?.category)
  const country = useCountryOf(category?.name)
  // For a reader who comes from the list of works, both are there at once.
  const [late] = useState(!work.data || !categories.data)
  const gone = isApiError(work.error, 'not-found')
  const place = useReservedHeight(gone)
  const name = shown?.name
  const text = name && [name, category?.name].filter(Boolean).join(', ')

  useEffect(() => {
    if (gone) onKnown(id, null)
    if (gone || !name || !text) return
    // With the category's own country, the work's name is enough; any other needs the category's name.
    const withCountry = (chosen: string) =>
      chosen ? `${chosen}: ${chosen === country ? name : text}` : text
    onKnown(id, { id, text, country, withCountry })
  }, [id, gone, name, text, country, onKnown])

  return (
    <div ref={place} className={gone ? styles.gone : undefined}>
      {gone ? (
        <>
          <AppliedHead />
          <p role="alert">{appliedWork.unknown}</p>
          <Link to={paths.latest.href()} className="button button-plain">
            {appliedWork.others}
          </Link>
        </>
      ) : (
        <QueryStates
          load={{ ...work, data: shown }}
          loading={<WorkWaits text={jobs.applied.loading} />}
          failed={(_, retry) => (
            <>
              <AppliedHead />
              <LoadFailed message={jobs.applied.failed} onRetry={retry} />
            </>
          )}
        >
          {(found) => (
            <>
              <AppliedHead work={found} text={text} />
              <WorkLabel
                name={found.name}
                category={category}
                points={pointsOf(found)}
                roomy={late}
              />
              <AsOf of={[work, categories]} showNewer={showNewer} />
            </>
          )}
        </QueryStates>
      )}
    </div>
  )
}
