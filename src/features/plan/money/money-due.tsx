import { useId, useState } from 'react'
import form from '@/components/form/form.module.css'
import { dayText } from '@/words/day-text'
import { planMoney } from '@/words/plan-money'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type Day, isDay, type MoneyLine } from '@/features/plan/stored/schema'
import styles from './money-editor.module.css'

const { line: words, errors } = planMoney

const NONE = ''
const OWN_DAY = ' day'

const valueOf = (due: MoneyLine['due']) =>
  due === null ? NONE : 'step' in due ? due.step : OWN_DAY

/** The field for when a line is due: with a step, on a day of its own, or not known yet. */
export function MoneyDue({
  due,
  steps,
  today,
  onChange,
}: {
  due: MoneyLine['due']
  steps: readonly DatedStep[]
  today: Day
  onChange: (due: MoneyLine['due']) => void
}) {
  const value = valueOf(due)
  const isGone = due !== null && 'step' in due && !steps.some(({ id }) => id === due.step)
  return (
    <>
      <label className={styles.wide}>
        {words.due}
        <select
          className={form.input}
          value={value}
          onChange={({ currentTarget: { value: chosen } }) =>
            onChange(
              chosen === NONE ? null : chosen === OWN_DAY ? { day: today } : { step: chosen },
            )
          }
        >
          <option value={NONE}>{words.dueNone}</option>
          <option value={OWN_DAY}>{words.dueOwn}</option>
          {isGone && <option value={value}>{words.dueGone}</option>}
          {steps.map(({ id, title, ready, own }) => (
            <option key={id} value={id}>
              {/* The days of a usual step that is done may lie before the plan was made. */}
              {!own && ready < today ? title : words.dueStep(title, dayText(ready))}
            </option>
          ))}
        </select>
      </label>
      {due && 'day' in due && <OwnDay day={due.day} onChange={(day) => onChange({ day })} />}
    </>
  )
}

/** The field of a day. One that a plan cannot use is not stored; whoever leaves the field then is told. */
function OwnDay({ day, onChange }: { day: Day; onChange: (day: Day) => void }) {
  const id = useId()
  const [problem, setProblem] = useState('')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.day}</label>
      <input
        id={id}
        type="date"
        className={form.input}
        defaultValue={day}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
        // While the year is being typed the day is incomplete, and is not stored.
        onChange={({ currentTarget: { value } }) => {
          if (!isDay(value)) return
          setProblem('')
          onChange(value)
        }}
        onBlur={({ currentTarget: { value, validity } }) => {
          const isTyped = value !== '' || validity.badInput
          setProblem(isDay(value) ? '' : isTyped ? errors.day : errors.noDay)
        }}
      />
      <span id={`${id}-problem`} role="alert" className={form.error}>
        {problem}
      </span>
    </div>
  )
}
