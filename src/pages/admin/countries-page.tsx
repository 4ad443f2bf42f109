import { Link } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { adminCountries } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { AdminCountryGrid } from '@/features/manage-catalogue/countries/admin-country-grid'
import { countriesQuery } from '@/entities/country/api'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

/** Specification 2, /dashboard/admin/countries. */
export function CountriesPage() {
  return (
    <>
      <PageTop
        title={adminCountries.listTitle}
        titleSuffix={titleSuffix}
        links={
          <Link to={paths.adminCreateCountry.href()} className="button">
            {adminCountries.add}
          </Link>
        }
      />
      <Countries />
    </>
  )
}

function Countries() {
  const countries = useApiQuery(countriesQuery())
  useFailureToast(countries, messages.lists.failed)
  if (countries.data) return <AdminCountryGrid countries={countries.data} />
  if (countries.isError) {
    const { listFailed } = adminCountries
    return <LoadFailed message={listFailed} onRetry={() => void countries.refetch()} />
  }
  return <Spinner label={adminCountries.listLoading} />
}
