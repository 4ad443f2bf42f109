import { useId, useState } from 'react'
import form from '@/components/form/form.module.css'
import { isTouched } from '@/components/form/form-data'
import { useDraft } from '@/components/form/use-draft'
import { planLimits } from '@/content/facts/plan-limits'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { plan as words } from '@/words/plan'
import { planDrafts } from '@/features/plan/stored/plan-drafts'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { plans } from '@/features/plan/stored/store'
import { PlanFields } from './plan-fields'
import styles from './plan-form.module.css'
import { goToField, readAnswers, textOf } from './read-answers'
import { useCountries } from './use-countries'

type Props = { plan: Plan; today: Day; onDone: (isSaved: boolean) => void }

/** Changes a plan's name, purpose, country or day; ticks and notes of the steps stay. */
export function ChangeForm({ plan, today, onDone }: Props) {
  const id = useId()
  // The API's list may lack a country that was chosen before it arrived.
  const [chosen, setChosen] = useState<Plan['country']>(null)
  const { choices, isAway } = useCountries(plan.country, chosen)
  const [error, setError] = useState('')
  const draft = planDrafts.plan(plan.id)
  const [takesFocus] = useState(() => !hasDraft(draft))
  const { ref, noteUnsaved } = useDraft(draft)
  /** How often in a row the name was too long: each time the message mounts anew, to be announced. */
  const [long, setLong] = useState(0)

  function end(isSaved: boolean) {
    noteUnsaved(false)
    onDone(isSaved)
  }

  function save(element: HTMLFormElement) {
    const name = textOf(new FormData(element), 'name').trim()
    const read = readAnswers(element, choices, today, plan)
    const isLong = name.length > planLimits.nameLetters
    setLong((before) => (isLong ? before + 1 : 0))
    setError('error' in read ? read.error : '')
    if (isLong) goToField(element, 'name')
    else if ('error' in read) goToField(element, 'day')
    else if (plans.change(plan.id, (before) => ({ ...before, name, ...read.answers }))) end(true)
  }

  return (
    <form
      ref={ref}
      noValidate
      className={`${styles.card} ${styles.form}`}
      aria-labelledby={`${id}-heading`}
      onInput={({ currentTarget }) => noteUnsaved(isTouched(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <h3 id={`${id}-heading`}>{words.sheet.changing}</h3>
      <div className={form.field}>
        <label htmlFor={`${id}-name`}>{words.form.name}</label>
        <span id={`${id}-name-hint`} className={form.hint}>
          {words.form.nameHint}
        </span>
        <input
          ref={takesFocus ? takeFocus : undefined}
          id={`${id}-name`}
          name="name"
          defaultValue={plan.name}
          autoComplete="off"
          className={form.input}
          aria-invalid={long > 0 || undefined}
          aria-describedby={`${id}-name-hint ${id}-name-error`}
        />
        <span key={long} id={`${id}-name-error`} role="alert" className={form.error}>
          {long > 0 && words.form.nameLong}
        </span>
      </div>
      <PlanFields
        prefix={id}
        start={plan}
        choices={choices}
        today={today}
        error={error}
        onCountry={setChosen}
      />
      {isAway && <p className="quiet small">{words.form.awayCountries}</p>}
      <div className={styles.actions}>
        <button type="submit" className="button">
          {words.form.save}
        </button>
        <button type="button" className="button button-plain" onClick={() => end(false)}>
          {words.form.cancel}
        </button>
      </div>
    </form>
  )
}
