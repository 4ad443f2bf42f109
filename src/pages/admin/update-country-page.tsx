import { Link, useLocation, useParams } from 'react-router-dom'
import { QueryStates } from '@/components/query-states'
import { RecordTop } from '@/components/admin/page-top'
import { useListHref } from '@/components/admin/use-list-href'
import { adminCountries } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { countryToEditQuery } from '@/features/manage-catalogue/countries/country-changes'
import { CountryEditor } from '@/features/manage-catalogue/countries/country-editor'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'

/** Product 2, /dashboard/admin/updateCountry/:id. */
export function UpdateCountryPage() {
  const { id = '' } = useParams()
  const listHref = useListHref(paths.adminCountries.href())
  const { state }: { state: unknown } = useLocation()
  const country = useApiQuery(countryToEditQuery(id))
  return (
    <>
      <RecordTop
        name={country.data?.name}
        titleOf={adminCountries.updateTitle}
        nameless={adminCountries.loadFailedTitle}
        back={
          <Link to={listHref} state={state}>
            {adminCountries.backToList}
          </Link>
        }
        links={country.data && <Link to={paths.country.href(id)}>{adminCountries.seePublic}</Link>}
      />
      <QueryStates
        load={country}
        loading={adminCountries.loading}
        toast={messages.lists.countryDetails}
        failed={adminCountries.oneFailed}
        unknown={<p>{adminCountries.unknown}</p>}
      >
        {(found) => <CountryEditor key={id} country={found} />}
      </QueryStates>
    </>
  )
}
