import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { adminCountries } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import {
  type CountryFields,
  createCountry,
} from '@/features/manage-catalogue/countries/country-changes'
import { CountryForm } from '@/features/manage-catalogue/countries/country-form'
import { reportChange } from '@/lib/api/send-change'
import { paths } from '@/lib/navigation/paths'

async function submit(fields: CountryFields) {
  return reportChange(await createCountry(fields), {
    done: adminMessages.success.created(fields.name),
    refused: adminMessages.forms.countryCreationFailed,
    failed: adminMessages.forms.creatingCountry,
  })
}

/** Product 2, /dashboard/admin/create-country. */
export function CreateCountryPage() {
  const [created, setCreated] = useState('')
  return (
    <>
      <PageTop title={adminCountries.createTitle} />
      {created && (
        <p>
          {adminCountries.createdNext}{' '}
          <Link to={paths.adminCountries.href()}>{adminCountries.listTitle}</Link>.
        </p>
      )}
      <CountryForm submit={submit} onSaved={({ name }) => setCreated(name)} />
    </>
  )
}
