import { NamedList } from '@/components/admin/named-list'
import { RecordList } from '@/components/admin/record-list'
import { adminCountries, adminDelete, adminList } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { reportChange } from '@/lib/api/send-change'
import { paths } from '@/lib/navigation/paths'
import { deleteCountry } from './country-changes'
import type { CountryInList } from '@/entities/country/schema'

async function remove({ _id }: CountryInList) {
  reportChange(await deleteCountry(_id), {
    done: adminMessages.success.countryDeletedInGrid,
    refused: adminMessages.forms.deleteFailed,
    failed: adminMessages.forms.deleteFailed,
  })
}

/** The countries with search, edit and delete. Product 2, /dashboard/admin/countries. */
export function AdminCountryGrid({ countries }: { countries: readonly CountryInList[] }) {
  return (
    <NamedList words={{ ...adminList, empty: adminCountries.listEmpty }} records={countries}>
      {(rows, search, note) => (
        <RecordList
          label={adminCountries.listTitle}
          kind="country"
          rows={rows}
          links={({ _id }) => [
            {
              label: adminList.edit,
              to: paths.adminUpdateCountry.href(_id),
              state: { list: search.toString() },
            },
          ]}
          question={adminMessages.forms.confirmDeleteCountry}
          words={adminDelete}
          remove={(country) => void remove(country)}
        >
          {note}
        </RecordList>
      )}
    </NamedList>
  )
}
