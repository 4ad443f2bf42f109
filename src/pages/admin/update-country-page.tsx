import { Link, useLocation, useParams } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { QueryStates } from '@/components/query-states'
import { PageTop } from '@/components/admin/page-top'
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
  const title = country.data
    ? adminCountries.updateTitle(country.data.name)
    : adminCountries.loadFailedTitle
  return (
    <>
      <PageTop
        title={title}
        heading={
          country.data && (
            <OutsideText text={country.data.name} within={adminCountries.updateTitle} />
          )
        }
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
