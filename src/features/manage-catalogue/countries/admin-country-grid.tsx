import { NamedList } from '@/components/admin/named-list'
import { RecordList } from '@/components/admin/record-list'
import { adminCountries } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { paths } from '@/lib/navigation/paths'
import { deleteCountry } from './country-changes'
import type { CountryInList } from '@/entities/country/schema'

/** The countries with search, edit and delete. Product 2, /dashboard/admin/countries. */
export function AdminCountryGrid({ countries }: { countries: readonly CountryInList[] }) {
  return (
    <NamedList
      records={countries}
      label={adminCountries.listTitle}
      empty={adminCountries.listEmpty}
    >
      {(rows, search, note) => (
        <RecordList
          label={adminCountries.listTitle}
          kind="country"
          rows={rows}
          edit={({ _id }) => ({
            to: paths.adminUpdateCountry.href(_id),
            state: { list: search.toString() },
          })}
          question={adminMessages.forms.confirmDeleteCountry}
          remove={({ _id }) => deleteCountry(_id)}
          deleted={adminMessages.success.countryDeletedInGrid}
        >
          {note}
        </RecordList>
      )}
    </NamedList>
  )
}
