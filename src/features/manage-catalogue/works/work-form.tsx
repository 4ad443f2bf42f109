import { Form, Select } from 'antd'
import type { To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { NameField, PhotoField } from '@/components/admin/form-fields'
import { photoDraft } from '@/components/admin/photo-value'
import { fromPoints, pointsRule, toPoints } from '@/components/admin/points'
import { PointsInput } from '@/components/admin/points-input'
import { adminForm, adminPhoto, adminPoints, adminWorks } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { reportChange } from '@/lib/api/send-change'
import { createWork, updateWork, type WorkFields } from './work-changes'

const { labels } = adminWorks
const words = { ...adminForm, missing: messages.forms.fillRequired }

const formSchema = v.object({
  name: v.string(),
  category: v.optional(v.string()),
  points: v.array(v.string()),
  photo: photoDraft,
})
type FormValues = v.InferOutput<typeof formSchema>

const toForm = ({ name, category, details, photo }: WorkFields): FormValues => ({
  name,
  // The empty choice shows the field's own invitation.
  category: category || undefined,
  points: toPoints(details),
  photo: { address: photo },
})

const fromForm = ({ name, category = '', points, photo }: FormValues): WorkFields => ({
  name: name.trim(),
  photo: photo.address,
  category,
  details: fromPoints(points),
})

/** The open list belongs to the page's content, where whoever goes by landmarks finds it. */
const insideMain = () => document.getElementById('main') ?? document.body

type Props = {
  /** The work to update; none: a new one is created, in `category` if that is given. */
  work?: WorkFields & { _id: string }
  category?: string
  categories: readonly { _id: string; name: string }[]
  onSaved?: (fields: WorkFields) => void
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To
}

/** Creates a work, or updates the one given. Product 5, Work create. */
export function WorkForm({ work, category = '', categories, onSaved, cancelTo }: Props) {
  const user = useUser()
  const empty = (chosen: string) => toForm({ name: '', category: chosen, details: '', photo: '' })

  async function submit(fields: WorkFields) {
    return work
      ? reportChange(await updateWork(work._id, fields), {
          done: messages.success.updatedGeneral,
          refused: messages.forms.updateFailed,
          failed: messages.forms.duringUpdate,
        })
      : reportChange(await createWork(fields), {
          done: messages.success.created(fields.name),
          refused: messages.forms.workCreationFailed,
          failed: messages.forms.workCreationFailed,
        })
  }

  return (
    <AdminForm
      id="work"
      words={words}
      start={work ? toForm(work) : empty(category)}
      fields={fromForm}
      submit={submit}
      onSaved={onSaved}
      // The next work mostly belongs to the same country.
      next={work ? undefined : (sent) => empty(sent.category)}
      draft={{ key: `${user._id}:work:${work?._id ?? 'new'}`, schema: formSchema }}
      label={work ? adminForm.save : adminWorks.create}
      busyLabel={work ? adminForm.saving : messages.busy.creating}
      cancelTo={cancelTo}
    >
      <NameField label={labels.name} needed={adminForm.needed} />
      <Form.Item
        name="category"
        label={labels.category}
        rules={[{ required: true, message: adminForm.needed(labels.category) }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={adminWorks.choose}
          notFoundContent={adminWorks.noCategories}
          getPopupContainer={insideMain}
          options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="points" rules={[pointsRule(adminPoints)]}>
        <PointsInput label={labels.details} words={adminPoints} />
      </Form.Item>
      <PhotoField label={labels.photo} needed={adminForm.needed} words={adminPhoto} />
    </AdminForm>
  )
}
