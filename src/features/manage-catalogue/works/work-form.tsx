import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { NameField, PhotoField, PointsField } from '@/components/admin/form-fields'
import { pointsRule } from '@/components/admin/points'
import { optionalText, requiredText } from '@/components/form/rules'
import { adminForm, adminWorks } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { adminPoints } from '@/words/admin-points'
import { messages } from '@/words/messages'
import { reportChange } from '@/lib/api/send-change'
import { type Categories, CategoryField, chosenIn } from './category-field'
import { createWork, updateWork, type WorkFields } from './work-changes'

const { labels, hints } = adminWorks

const schemaFor = (categories: Categories) =>
  v.object({
    name: requiredText(adminForm.needed(labels.name)),
    category: v.pipe(
      optionalText,
      v.transform((id) => chosenIn(categories, id)),
      v.nonEmpty(adminForm.needed(labels.category)),
    ),
    details: pointsRule(adminPoints),
    photo: requiredText(adminForm.needed(labels.photo)),
  })

const emptyIn = (category: string) => ({ name: '', category, details: '', photo: '' })

type Props = {
  /** The work to update; if absent, a new one is created, in `category` if that is given. */
  work?: WorkFields & { _id: string }
  category?: string
  categories: Categories
  onSaved?: (fields: WorkFields) => void
  /** Where Cancel leads; if absent, there is no Cancel. */
  cancelTo?: To
}

/** Creates a work, or updates the one given. Product 5, Work create. */
export function WorkForm({ work, category = '', categories, onSaved, cancelTo }: Props) {
  const user = useUser()

  async function submit(fields: WorkFields) {
    return work
      ? reportChange(await updateWork(work._id, fields), {
          done: adminMessages.success.updatedGeneral,
          refused: messages.forms.updateFailed,
          failed: messages.forms.duringUpdate,
        })
      : reportChange(await createWork(fields), {
          done: adminMessages.success.created(fields.name),
          refused: adminMessages.forms.workCreationFailed,
          failed: adminMessages.forms.workCreationFailed,
        })
  }

  return (
    <AdminForm
      id="work"
      schema={schemaFor(categories)}
      start={work ?? emptyIn(category)}
      submit={submit}
      onSaved={onSaved}
      // The next work usually belongs to the same category (a country).
      next={work ? undefined : (sent) => emptyIn(sent.category)}
      draft={`${user._id}:work:${work?._id ?? 'new'}`}
      create={adminWorks.create}
      cancelTo={cancelTo}
    >
      {(start) => (
        <>
          <NameField label={labels.name} hint={hints.name} start={start.name} />
          <CategoryField categories={categories} start={start.category} />
          <PointsField
            name="details"
            label={labels.details}
            hint={hints.details}
            start={start.details}
          />
          <PhotoField label={labels.photo} start={start.photo} />
        </>
      )}
    </AdminForm>
  )
}
