import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { NameField, PhotoField } from '@/components/admin/form-fields'
import { requiredText } from '@/components/form/rules'
import { adminCategories, adminForm } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { reportChange } from '@/lib/api/send-change'
import { type CategoryFields, createCategory, updateCategory } from './category-changes'

const { labels, hints } = adminCategories
const schema = v.object({
  name: requiredText(adminForm.needed(labels.name)),
  photo: requiredText(adminForm.needed(labels.photo)),
})

const EMPTY: CategoryFields = { name: '', photo: '' }

type Props = {
  /** The category to update; if absent, a new one is created. */
  category?: CategoryFields & { _id: string }
  onSaved?: (fields: CategoryFields) => void
  /** Where Cancel leads; if absent, there is no Cancel. */
  cancelTo?: To
}

/** Creates a category, or updates the one given. Product 5, Category create. */
export function CategoryForm({ category, onSaved, cancelTo }: Props) {
  const user = useUser()

  async function submit(fields: CategoryFields) {
    const change = category ? updateCategory(category._id, fields) : createCategory(fields)
    const { created, updated } = adminMessages.success
    return reportChange(await change, {
      done: category ? updated(fields.name) : created(fields.name),
      refused: adminMessages.forms.inputForm,
      failed: adminMessages.forms.inputForm,
    })
  }

  return (
    <AdminForm
      id="category"
      schema={schema}
      start={category ?? EMPTY}
      submit={submit}
      onSaved={onSaved}
      next={category ? undefined : () => EMPTY}
      draft={`${user._id}:category:${category?._id ?? 'new'}`}
      create={adminCategories.create}
      cancelTo={cancelTo}
    >
      {(start) => (
        <>
          <NameField label={labels.name} hint={hints.name} start={start.name} />
          <PhotoField label={labels.photo} start={start.photo} />
        </>
      )}
    </AdminForm>
  )
}
