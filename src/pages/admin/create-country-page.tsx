import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { adminCountries } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { titleSuffix } from '@/content/site'
import { type CountryFields, createCountry } from '@/features/countries/admin-api'
import { CountryForm } from '@/features/countries/country-form'
import { reportChange } from '@/lib/change'
import { paths } from '@/lib/paths'

async function submit(fields: CountryFields) {
  return reportChange(await createCountry(fields), {
    done: messages.success.created(fields.name),
    refused: messages.forms.countryCreationFailed,
    failed: messages.forms.creatingCountry,
  })
}

/** Specification 2, /dashboard/admin/create-country. */
export function CreateCountryPage() {
  const [created, setCreated] = useState('')
  return (
    <>
      <PageTop title={adminCountries.createTitle} titleSuffix={titleSuffix} />
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
