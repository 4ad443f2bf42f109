import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { requiredText } from '@/components/form/rules'
import { useForm } from '@/components/form/use-form'
import { planLimits } from '@/content/facts/plan-limits'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { planOwn as words } from '@/words/plan-own'
import styles from '@/features/plan/answers/plan-form.module.css'
import { type Day, isDay, type OwnStep } from '@/features/plan/stored/schema'

const schema = v.object({
  title: v.pipe(
    requiredText(words.titleMissing),
    v.maxLength(planLimits.titleLetters, words.titleLong),
  ),
  day: v.pipe(requiredText(words.dayMissing), v.check(isDay, words.dayWrong)),
})

type Changes = Pick<OwnStep, 'title' | 'day'>

type Props = {
  /** Prefix of the field ids; unique on the page. */
  id: string
  /** The step to change; absent for a new one. */
  start?: Changes
  today: Day
  /** A draft with this name survives a reload, and folding. */
  draft: string
  onDone: (step: Changes) => void
  onCancel?: () => void
}

/** The form of an own step: what is to be done, and by which day. */
export function OwnStepForm({ id, start, today, draft, onDone, onCancel }: Props) {
  // One that comes back from its draft leaves the focus where it is.
  const [takesFocus] = useState(() => start && !hasDraft(draft))
  const form = useForm({
    schema,
    submit: async () => undefined,
    onDone,
    incomplete: words.problem,
    draft,
  })
  return (
    <Form form={form} id={id}>
      <TextField
        name="title"
        label={words.title}
        required
        defaultValue={start?.title}
        ref={takesFocus ? takeFocus : undefined}
      />
      <TextField
        name="day"
        label={words.day}
        required
        type="date"
        min={start ? undefined : today}
        defaultValue={start?.day}
      />
      <div className={styles.actions}>
        <SubmitButton busyLabel={start ? words.save : words.submit} wanted={false}>
          {start ? words.save : words.submit}
        </SubmitButton>
        {onCancel && (
          <button
            type="button"
            className="button button-plain"
            onClick={() => {
              form.letGo()
              onCancel()
            }}
          >
            {words.cancel}
          </button>
        )}
      </div>
    </Form>
  )
}
