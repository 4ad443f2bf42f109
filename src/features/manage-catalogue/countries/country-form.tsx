import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { NameField, PhotoField } from '@/components/admin/form-fields'
import { TextArea } from '@/components/form/fields'
import { requiredText } from '@/components/form/rules'
import { adminCountries, adminForm } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { messages } from '@/words/messages'
import { reportChange } from '@/lib/api/send-change'
import { type CountryFields, createCountry, updateCountry } from './country-changes'

const { labels, hints } = adminCountries

const schema = v.object({
  name: requiredText(adminForm.needed(labels.name)),
  description: requiredText(adminForm.needed(labels.description)),
  details: requiredText(adminForm.needed(labels.details)),
  photo: requiredText(adminForm.needed(labels.photo)),
})

const EMPTY: CountryFields = { name: '', description: '', details: '', photo: '' }

type Props = {
  /** The country to update; if absent, a new one is created. */
  country?: CountryFields & { _id: string }
  onSaved?: (fields: CountryFields) => void
  /** Whether another action on the country is running. */
  locked?: boolean
  /** Where Cancel leads; if absent, there is no Cancel. */
  cancelTo?: To
  actions?: (letGo: () => boolean, busy: boolean) => ReactNode
}

/** Creates a country, or updates the one given. Product 5, Country create and Country update. */
export function CountryForm(props: Props) {
  const { country, onSaved, locked, cancelTo, actions } = props
  const user = useUser()

  async function submit(fields: CountryFields) {
    return country
      ? reportChange(await updateCountry(country._id, fields), {
          done: adminMessages.success.countryUpdated,
          refused: messages.forms.updateFailed,
          failed: messages.forms.updateFailed,
        })
      : reportChange(await createCountry(fields), {
          done: adminMessages.success.created(fields.name),
          refused: adminMessages.forms.countryCreationFailed,
          failed: adminMessages.forms.creatingCountry,
        })
  }

  return (
    <AdminForm
      id="country"
      schema={schema}
      start={country ?? EMPTY}
      submit={submit}
      onSaved={onSaved}
      next={country ? undefined : () => EMPTY}
      draft={`${user._id}:country:${country?._id ?? 'new'}`}
      create={adminCountries.create}
      locked={locked}
      cancelTo={cancelTo}
      actions={actions}
    >
      {(start) => (
        <>
          <NameField label={labels.name} hint={hints.name} start={start.name} />
          <TextArea
            name="description"
            label={labels.description}
            hint={hints.description}
            defaultValue={start.description}
            required
          />
          <TextArea
            name="details"
            label={labels.details}
            hint={hints.details}
            defaultValue={start.details}
            required
          />
          <PhotoField label={labels.photo} start={start.photo} />
        </>
      )}
    </AdminForm>
  )
}
