import { Select } from 'antd'
import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { CustomField } from '@/components/admin/custom-field'
import { NameField, PhotoField, PointsField } from '@/components/admin/form-fields'
import { pointsRule } from '@/components/admin/points'
import { LateIcon } from '@/components/art/late-icons'
import { optionalText, requiredText } from '@/components/form/rules'
import { adminForm, adminPhoto, adminWorks } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { adminPoints } from '@/words/admin-points'
import { messages } from '@/words/messages'
import { reportChange } from '@/lib/api/send-change'
import { createWork, updateWork, type WorkFields } from './work-changes'

const { labels, hints } = adminWorks
type Categories = readonly { _id: string; name: string }[]

const words = { ...adminForm, missing: messages.forms.fillRequired }

/** One that is no longer there, deleted since it was chosen, counts as none. */
const chosenIn = (categories: Categories, id: string) =>
  categories.some(({ _id }) => _id === id) ? id : ''

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

const asIs = (text: string) => text

/** What is chosen stands beside the library's field, whose own value stays empty. */
const CHOSEN = 'work-category-chosen'

/** The open list belongs to the page's content, where whoever goes by landmarks finds it. */
const insideMain = () => document.getElementById('main') ?? document.body

type Props = {
  /** The work to update; none: a new one is created, in `category` if that is given. */
  work?: WorkFields & { _id: string }
  category?: string
  categories: Categories
  onSaved?: (fields: WorkFields) => void
  /** Where Cancel leads; none: there is no Cancel. */
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
      words={words}
      schema={schemaFor(categories)}
      start={work ?? emptyIn(category)}
      submit={submit}
      onSaved={onSaved}
      // The next work mostly belongs to the same country.
      next={work ? undefined : (sent) => emptyIn(sent.category)}
      draft={`${user._id}:work:${work?._id ?? 'new'}`}
      label={work ? adminForm.save : adminWorks.create}
      busyLabel={work ? adminForm.saving : adminMessages.busy.creating}
      cancelTo={cancelTo}
    >
      {(start) => (
        <>
          <NameField label={labels.name} hint={hints.name} start={start.name} />
          <CustomField
            name="category"
            label={labels.category}
            hint={hints.category}
            start={start.category}
            read={asIs}
            write={asIs}
          >
            {({ value, onChange, ...control }) => (
              <Select
                {...control}
                aria-describedby={[
                  chosenIn(categories, value) && CHOSEN,
                  control['aria-describedby'],
                ]
                  .filter(Boolean)
                  .join(' ')}
                labelRender={({ label }) => <span id={CHOSEN}>{label}</span>}
                // The library's own arrow is a picture that is read out, "down".
                suffixIcon={<LateIcon name="chevron-down" size={16} />}
                // The empty choice shows the field's own invitation.
                value={chosenIn(categories, value) || undefined}
                onChange={(chosen) => onChange(chosen)}
                status={control['aria-invalid'] ? 'error' : ''}
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={adminWorks.choose}
                notFoundContent={adminWorks.noCategories}
                getPopupContainer={insideMain}
                options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
            )}
          </CustomField>
          <PointsField
            name="details"
            label={labels.details}
            start={start.details}
            words={{ ...adminPoints, hint: hints.details }}
          />
          <PhotoField label={labels.photo} start={start.photo} words={adminPhoto} />
        </>
      )}
    </AdminForm>
  )
}
