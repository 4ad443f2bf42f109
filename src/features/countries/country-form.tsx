import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { PhotoInput } from '@/components/admin/photo-input'
import { photoDraft, photoRule } from '@/components/admin/photo-value'
import { adminCountries, adminForm, adminPhoto } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import type { ChangeProblem } from '@/lib/change'
import type { CountryFields } from './admin-api'

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

function isSame(a: FormValues, b: FormValues): boolean {
  const [left, right] = [fromForm(a), fromForm(b)]
  return (
    left.name === right.name &&
    left.description === right.description &&
    left.details === right.details &&
    left.photo === right.photo
  )
}

type Props = {
  /** The country to update; none: a new one is created. */
  country?: CountryFields & { _id: string }
  submit: (fields: CountryFields) => Promise<ChangeProblem | undefined>
  onSaved?: (fields: CountryFields) => void
  /** Something else is done with the country. */
  locked?: boolean
  actions?: (letGo: () => void) => ReactNode
}

const needed = (label: string) => [
  { required: true, whitespace: true, message: adminForm.needed(label) },
]

/** The form of a country, the same to create and to update. Specification 5, Country. */
export function CountryForm({ country, submit, onSaved, locked, actions }: Props) {
  const user = useUser()
  return (
    <AdminForm<FormValues>
      id="country"
      words={words}
      start={toForm(country ?? EMPTY)}
      isSame={isSame}
      submit={(values) => submit(fromForm(values))}
      onSaved={(values) => onSaved?.(fromForm(values))}
      {...(!country && { next: () => toForm(EMPTY) })}
      draft={{ key: `${user._id}:country:${country?._id ?? 'new'}`, schema: formSchema }}
      label={country ? adminForm.save : adminCountries.create}
      busyLabel={country ? adminForm.saving : messages.busy.creating}
      {...(locked !== undefined && { locked })}
      {...(actions && { actions })}
    >
      <Form.Item name="name" label={labels.name} rules={needed(labels.name)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={labels.description}
        extra={hints.description}
        rules={needed(labels.description)}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
      </Form.Item>
      <Form.Item
        name="details"
        label={labels.details}
        extra={hints.details}
        rules={needed(labels.details)}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Form.Item>
      <Form.Item
        name="photo"
        label={labels.photo}
        rules={[photoRule(adminForm.needed(labels.photo), adminPhoto)]}
      >
        <PhotoInput words={adminPhoto} />
      </Form.Item>
    </AdminForm>
  )
}
