import { Form, Input, Select } from 'antd'
import { Link, type To } from 'react-router-dom'
import * as v from 'valibot'
import { useUser } from '@/auth/auth-context'
import { AdminForm } from '@/components/admin/admin-form'
import { PhotoInput } from '@/components/admin/photo-input'
import { photoDraft, photoRule } from '@/components/admin/photo-value'
import { fromPoints, pointsRule, toPoints } from '@/components/admin/points'
import { PointsInput } from '@/components/admin/points-input'
import { adminForm, adminPhoto, adminPoints, adminWorks } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { reportChange } from '@/lib/change'
import { createWork, updateWork, type WorkFields } from './admin-api'

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

function isSame(a: FormValues, b: FormValues): boolean {
  const [left, right] = [fromForm(a), fromForm(b)]
  return (
    left.name === right.name &&
    left.category === right.category &&
    left.details === right.details &&
    left.photo === right.photo
  )
}

const needed = (label: string) => ({ required: true, message: adminForm.needed(label) })

type Props = {
  /** The work to update; none: a new one is created, in `category` if that is given. */
  work?: WorkFields & { _id: string }
  category?: string
  categories: readonly { _id: string; name: string }[]
  onSaved?: (fields: WorkFields) => void
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To
}

/** Creates a work, or updates the one given. Specification 5, Work create. */
export function WorkForm({ work, category = '', categories, onSaved, cancelTo }: Props) {
  const user = useUser()
  const empty = (chosen: string) => toForm({ name: '', category: chosen, details: '', photo: '' })

  async function submit(values: FormValues) {
    const fields = fromForm(values)
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
    <AdminForm<FormValues>
      id="work"
      words={words}
      start={work ? toForm(work) : empty(category)}
      isSame={isSame}
      submit={submit}
      onSaved={(values) => onSaved?.(fromForm(values))}
      // The next work mostly belongs to the same country.
      {...(!work && { next: (values: FormValues) => empty(values.category ?? '') })}
      draft={{ key: `${user._id}:work:${work?._id ?? 'new'}`, schema: formSchema }}
      label={work ? adminForm.save : adminWorks.create}
      busyLabel={work ? adminForm.saving : messages.busy.creating}
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
        rules={[{ ...needed(labels.name), whitespace: true }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="category" label={labels.category} rules={[needed(labels.category)]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={adminWorks.choose}
          notFoundContent={adminWorks.noCategories}
          options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="points" rules={[pointsRule(adminPoints)]}>
        <PointsInput label={labels.details} words={adminPoints} />
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
