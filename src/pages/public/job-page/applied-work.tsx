import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { QueryStates } from '@/components/query-states'
import { jobCountries } from '@/content/facts/enquiry-options'
import { appliedWork } from '@/words/applied-work'
import { jobs } from '@/words/jobs'
import { categoriesQuery } from '@/entities/category/api'
import { countriesQuery } from '@/entities/country/api'
import { countryIn } from '@/entities/country/country-in'
import { workQuery } from '@/entities/work/api'
import { pointsOf } from '@/entities/work/schema'
import { useApiQuery } from '@/lib/api/query'
import type { AppliedJob } from './use-applied-work'
import { WorkLabel } from './work-label'
import { WorkWaits } from './work-waits'

type Props = {
  id: string
  /** Gets the work, and then once more with its category. */
  onFound: (job: AppliedJob) => void
}

/** The country in a category's name: one that the form offers, or another that the office keeps. */
function useCountryOf(category: string | undefined): string | undefined {
  const offered = category && countryIn(category, jobCountries)
  // The list is heavy, so it is asked for only where it may know more.
  const enabled = category !== undefined && offered === undefined
  const countries = useApiQuery({ ...countriesQuery(), enabled })
  const kept = countries.data?.map(({ name }) => name) ?? []
  return offered || (category && countryIn(category, [...jobCountries, ...kept]))
}

/** Shows the work a person applies for; the form below works with or without it. */
export function AppliedWork({ id, onFound }: Props) {
  const work = useApiQuery(workQuery(id))
  const categories = useApiQuery(categoriesQuery())
  const category = categories.data?.find(({ _id }) => _id === work.data?.category)
  const country = useCountryOf(category?.name)
  // From the list of works both are there at once.
  const [late] = useState(!work.data || !categories.data)
  const name = work.data?.name
  const categoryName = category?.name

  useEffect(() => {
    if (!name) return
    const text = [name, categoryName].filter(Boolean).join(', ')
    // The category's own country says where it is; any other needs the category's name.
    const withCountry = (chosen: string) =>
      chosen ? `${chosen}: ${chosen === country ? name : text}` : text
    onFound({
      id,
      text,
      country,
      rule: v.transform((enquiry) => ({ ...enquiry, country: withCountry(enquiry.country) })),
      // For the chat and the mail after a failed send.
      field: <input type="hidden" name="job" value={text} />,
    })
  }, [id, name, categoryName, country, onFound])

  return (
    <QueryStates
      load={work}
      loading={<WorkWaits />}
      unknown={<p role="alert">{appliedWork.unknown}</p>}
      failed={jobs.applied.failed}
    >
      {(found) => (
        <WorkLabel name={found.name} category={category} points={pointsOf(found)} roomy={late} />
      )}
    </QueryStates>
  )
}
