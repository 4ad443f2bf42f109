import { Form, Input } from 'antd'
import { Link, type To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { PhotoInput } from '@/components/admin/photo-input'
import { photoDraft, photoRule } from '@/components/admin/photo-value'
import { adminCategories, adminForm, adminPhoto } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { reportChange } from '@/lib/change'
import { type CategoryFields, createCategory, updateCategory } from './admin-api'

const { labels, hints } = adminCategories
const words = { ...adminForm, missing: messages.forms.fillRequired }

const formSchema = v.object({ name: v.string(), photo: photoDraft })
type FormValues = v.InferOutput<typeof formSchema>

const EMPTY: FormValues = { name: '', photo: { address: '' } }

const fromForm = ({ name, photo }: FormValues): CategoryFields => ({
  name: name.trim(),
  photo: photo.address,
})

const isSame = (a: FormValues, b: FormValues) =>
  a.name.trim() === b.name.trim() && a.photo.address === b.photo.address

type Props = {
  /** The category to update; none: a new one is created. */
  category?: CategoryFields & { _id: string }
  onSaved?: (fields: CategoryFields) => void
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To
}

/** Creates a category, or updates the one given. Specification 5, Category create. */
export function CategoryForm({ category, onSaved, cancelTo }: Props) {
  const user = useUser()

  async function submit(values: FormValues) {
    const fields = fromForm(values)
    const change = category ? updateCategory(category._id, fields) : createCategory(fields)
    const { created, updated } = messages.success
    return reportChange(await change, {
      done: category ? updated(fields.name) : created(fields.name),
      refused: messages.forms.inputForm,
      failed: messages.forms.inputForm,
    })
  }

  return (
    <AdminForm<FormValues>
      id="category"
      words={words}
      start={category ? { name: category.name, photo: { address: category.photo } } : EMPTY}
      isSame={isSame}
      submit={submit}
      onSaved={(values) => onSaved?.(fromForm(values))}
      {...(!category && { next: () => EMPTY })}
      draft={{ key: `${user._id}:category:${category?._id ?? 'new'}`, schema: formSchema }}
      label={category ? adminForm.save : adminCategories.create}
      busyLabel={category ? adminForm.saving : messages.busy.creating}
      {...(cancelTo && {
        actions: () => (
          <Link to={cancelTo} className="button button-plain">
            {adminForm.cancel}
          </Link>
        ),
      })}
    >
      <Form.Item
        name="name"
        label={labels.name}
        extra={hints.name}
        rules={[{ required: true, whitespace: true, message: adminForm.needed(labels.name) }]}
      >
        <Input autoComplete="off" />
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
