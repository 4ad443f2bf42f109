import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { adminCountries } from '@/words/admin-catalogue'
import { CountryForm } from '@/features/manage-catalogue/countries/country-form'
import { paths } from '@/lib/navigation/paths'

/** Product 2, /dashboard/admin/create-country. */
export function CreateCountryPage() {
  const [created, setCreated] = useState(false)
  return (
    <>
      <PageTop title={adminCountries.createTitle} />
      {created && (
        <p>
          {adminCountries.createdNext}{' '}
          <Link to={paths.adminCountries.href()}>{adminCountries.listTitle}</Link>.
        </p>
      )}
      <CountryForm onSaved={() => setCreated(true)} />
    </>
  )
}
