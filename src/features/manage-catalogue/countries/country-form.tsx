import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { NameField, neededText, PhotoField } from '@/components/admin/form-fields'
import { photoDraft } from '@/components/admin/photo-value'
import { adminCountries, adminForm, adminPhoto } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import type { ChangeProblem } from '@/lib/api/send-change'
import type { CountryFields } from './country-changes'

const { labels, hints } = adminCountries
const words = { ...adminForm, missing: messages.forms.fillRequired }

const formSchema = v.object({
  name: v.string(),
  description: v.string(),
  details: v.string(),
  photo: photoDraft,
})
type FormValues = v.InferOutput<typeof formSchema>

const EMPTY: CountryFields = { name: '', description: '', details: '', photo: '' }

const toForm = (country: CountryFields): FormValues => ({
  name: country.name,
  description: country.description,
  details: country.details,
  photo: { address: country.photo },
})

const fromForm = ({ name, description, details, photo }: FormValues): CountryFields => ({
  name: name.trim(),
  description: description.trim(),
  details: details.trim(),
  photo: photo.address,
})

type Props = {
  /** The country to update; none: a new one is created. */
  country?: CountryFields & { _id: string }
  submit: (fields: CountryFields) => Promise<ChangeProblem | undefined>
  onSaved?: (fields: CountryFields) => void
  /** Something else is done with the country. */
  locked?: boolean
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To
  actions?: (letGo: () => void) => ReactNode
}

/**
 * The form of a country, the same to create and to update.
 * Product 5, Country create and Country update.
 */
export function CountryForm(props: Props) {
  const { country, submit, onSaved, locked, cancelTo, actions } = props
  const user = useUser()
  return (
    <AdminForm
      id="country"
      words={words}
      start={toForm(country ?? EMPTY)}
      fields={fromForm}
      submit={submit}
      onSaved={onSaved}
      next={country ? undefined : () => toForm(EMPTY)}
      draft={{ key: `${user._id}:country:${country?._id ?? 'new'}`, schema: formSchema }}
      label={country ? adminForm.save : adminCountries.create}
      busyLabel={country ? adminForm.saving : messages.busy.creating}
      locked={locked}
      cancelTo={cancelTo}
      actions={actions}
    >
      <NameField label={labels.name} needed={adminForm.needed} />
      <Form.Item
        name="description"
        label={labels.description}
        extra={hints.description}
        rules={neededText(adminForm.needed(labels.description))}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
      </Form.Item>
      <Form.Item
        name="details"
        label={labels.details}
        extra={hints.details}
        rules={neededText(adminForm.needed(labels.details))}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Form.Item>
      <PhotoField label={labels.photo} needed={adminForm.needed} words={adminPhoto} />
    </AdminForm>
  )
}
