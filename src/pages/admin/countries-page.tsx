import { Link } from 'react-router-dom'
import { QueryStates } from '@/components/query-states'
import { PageTop } from '@/components/admin/page-top'
import { adminCountries } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { AdminCountryGrid } from '@/features/manage-catalogue/countries/admin-country-grid'
import { countriesQuery } from '@/entities/country/api'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'

/** Product 2, /dashboard/admin/countries. */
export function CountriesPage() {
  return (
    <>
      <PageTop
        title={adminCountries.listTitle}
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
  return (
    <QueryStates
      load={countries}
      loading={adminCountries.listLoading}
      toast={messages.lists.failed}
      failed={adminCountries.listFailed}
    >
      {(all) => <AdminCountryGrid countries={all} />}
    </QueryStates>
  )
}
