import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { NameField, PhotoField } from '@/components/admin/form-fields'
import { photoDraft } from '@/components/admin/photo-value'
import { adminCategories, adminForm, adminPhoto } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { reportChange } from '@/lib/api/send-change'
import { type CategoryFields, createCategory, updateCategory } from './category-changes'

const { labels, hints } = adminCategories
const words = { ...adminForm, missing: messages.forms.fillRequired }

const formSchema = v.object({ name: v.string(), photo: photoDraft })
type FormValues = v.InferOutput<typeof formSchema>

const EMPTY: FormValues = { name: '', photo: { address: '' } }

const fromForm = ({ name, photo }: FormValues): CategoryFields => ({
  name: name.trim(),
  photo: photo.address,
})

type Props = {
  /** The category to update; none: a new one is created. */
  category?: CategoryFields & { _id: string }
  onSaved?: (fields: CategoryFields) => void
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To
}

/** Creates a category, or updates the one given. Product 5, Category create. */
export function CategoryForm({ category, onSaved, cancelTo }: Props) {
  const user = useUser()

  async function submit(fields: CategoryFields) {
    const change = category ? updateCategory(category._id, fields) : createCategory(fields)
    const { created, updated } = messages.success
    return reportChange(await change, {
      done: category ? updated(fields.name) : created(fields.name),
      refused: messages.forms.inputForm,
      failed: messages.forms.inputForm,
    })
  }

  return (
    <AdminForm
      id="category"
      words={words}
      start={category ? { name: category.name, photo: { address: category.photo } } : EMPTY}
      fields={fromForm}
      submit={submit}
      onSaved={onSaved}
      next={category ? undefined : () => EMPTY}
      draft={{ key: `${user._id}:category:${category?._id ?? 'new'}`, schema: formSchema }}
      label={category ? adminForm.save : adminCategories.create}
      busyLabel={category ? adminForm.saving : messages.busy.creating}
      cancelTo={cancelTo}
    >
      <NameField label={labels.name} hint={hints.name} needed={adminForm.needed} />
      <PhotoField label={labels.photo} needed={adminForm.needed} words={adminPhoto} />
    </AdminForm>
  )
}
