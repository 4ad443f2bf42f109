import { AsOf } from '@/components/as-of'
import { BelowHeading } from '@/components/below-heading'
import { Loading } from '@/components/loading'
import { PageHead } from '@/components/page-head'
import { QueryStates } from '@/components/query-states'
import { usePageFile } from '@/components/use-page-file'
import { browse } from '@/words/browse'
import { countryEnquiry } from '@/words/country-enquiry'
import { countryName } from '@/words/country-names'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { countriesQuery, countryQuery } from '@/entities/country/api'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import { isApiError } from '@/lib/api/errors'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { useReservedHeight } from '@/lib/browser/movement/use-reserved-height'
import { paths } from '@/lib/navigation/paths'
import { CountryColumns } from './country-columns'
import { CountryMissing } from './country-missing'
import { CountrySheet } from './country-sheet'
import type { Linked } from '@/features/search/link-query'
import { jobsThereQuery } from './jobs-there'

const none: readonly Linked[] = []

/** What the page says about a country, and the form to ask about it. */
export function CountryGuide({ id }: { id: string }) {
  const path = paths.country.href(id)
  const query = countryQuery(id)
  const country = useApiQuery(query)
  // Not requested here: a reader who comes from the list sees the name at once.
  const list = useApiQuery({ ...countriesQuery(), enabled: false })
  usePageFile(query)
  const [data, showNewer] = useWithoutShift(country.data)
  const jobsQuery = jobsThereQuery(id, data?.name ?? '')
  // If the page does not contain the jobs, they wait for the API's answer about the country.
  const jobs = useApiQuery({ ...jobsQuery, enabled: country.dataUpdatedAt > 0 })
  const listed = list.data?.find(({ _id }) => _id === id)
  const { error } = country
  const gone = isApiError(error, 'not-found')
  const column = useReservedHeight(gone)
  // Where nothing was shown before, QueryStates shows this toast.
  useFailureToast(
    { isLoadingError: gone && !country.isLoadingError },
    messages.lists.countryDetails,
  )
  return (
    <QueryStates
      load={{ ...country, data }}
      loading={
        <CountryColumns envelope={listed}>
          <CountryWaits name={listed?.name} path={path} />
        </CountryColumns>
      }
      toast={messages.lists.countryDetails}
      failed={(_, retry) => (
        <div className="container section">
          <CountryMissing error={error} path={path} onRetry={retry} />
        </div>
      )}
    >
      {(found) => (
        <CountryColumns
          envelope={gone ? undefined : found}
          column={column}
          aside={
            // Stays even if the country no longer exists: somebody may be typing.
            <aside>
              <BelowHeading>
                <EnquiryForm
                  kind="country"
                  words={countryEnquiry(countryName(found.name))}
                  countries={[found.name]}
                  country={found.name}
                  idPrefix="country"
                />
              </BelowHeading>
            </aside>
          }
        >
          {gone ? (
            <CountryMissing error={error} path={path} onRetry={() => void country.refetch()} />
          ) : (
            <CountrySheet country={found} jobs={jobs.data ?? none} />
          )}
          <AsOf of={[country]} showNewer={showNewer} />
        </CountryColumns>
      )}
    </QueryStates>
  )
}

/** Below the envelope, or in its place, until the country has loaded. */
function CountryWaits({ name, path }: { name: string | undefined; path: string }) {
  const title = name === undefined ? browse.meta.country.title : countryName(name)
  return (
    <>
      <PageHead {...browse.meta.country} title={title + titleSuffix} path={path} />
      {name === undefined && <h1>{title}</h1>}
      <Loading label={browse.country.loading} />
    </>
  )
}
