import { Link, useParams } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { useListHref } from '@/components/admin/use-list-href'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { adminCountries } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { countryToEditQuery } from '@/features/manage-catalogue/countries/country-changes'
import { CountryEditor } from '@/features/manage-catalogue/countries/country-editor'
import { isApiError } from '@/lib/api/errors'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

/** Specification 2, /dashboard/admin/updateCountry/:id. */
export function UpdateCountryPage() {
  const { id = '' } = useParams()
  const listHref = useListHref(paths.adminCountries.href())
  const country = useApiQuery(countryToEditQuery(id))
  useFailureToast(country, messages.lists.countryDetails)
  const title = country.data
    ? adminCountries.updateTitle(country.data.name)
    : adminCountries.loadFailedTitle
  return (
    <>
      <PageTop
        title={title}
        titleSuffix={titleSuffix}
        back={<Link to={listHref}>{adminCountries.backToList}</Link>}
        links={country.data && <Link to={paths.country.href(id)}>{adminCountries.seePublic}</Link>}
      />
      {country.data && <CountryEditor key={id} country={country.data} />}
      {country.isPending && <Spinner label={adminCountries.loading} />}
      {country.isLoadingError &&
        (isApiError(country.error, 'not-found') ? (
          <p>{adminCountries.unknown}</p>
        ) : (
          <LoadFailed message={adminCountries.oneFailed} onRetry={() => void country.refetch()} />
        ))}
    </>
  )
}
