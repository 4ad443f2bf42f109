import { memo, useState } from 'react'
import check from '@/components/form/check.module.css'
import { OutsideText } from '@/components/outside-text'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import type { DatedStep } from './schedule'
import type { Day } from './schema'
import { type StepActions, StepMore } from './step-more'
import styles from './step-row.module.css'
import { OfStep, StepTitle } from './step-title'

type Props = { step: DatedStep; today: Day; actions: StepActions }

const SHOWN = ['title', 'begin', 'ready', 'state', 'note', 'late', 'fits'] as const

/** The facts need no comparison: they depend on the plan's purpose and country, which are in the row's key. */
const isSame = (before: Props, after: Props) =>
  before.actions === after.actions &&
  before.today === after.today &&
  SHOWN.every((name) => before.step[name] === after.step[name])

/** One step: its tick, its days, what is late about it, and more to open. Product 10, Plans. */
export const StepRow = memo(function StepRow({ step, today, actions }: Props) {
  const { id, title, own, state, note = '', late, begin, ready } = step
  const [isOpen, setOpen] = useState(false)
  const boxId = `step-${id}`
  return (
    <li className={styles.row} data-state={state} data-late={late || undefined}>
      <p className={check.check}>
        <input
          type="checkbox"
          id={boxId}
          checked={state === 'done'}
          aria-describedby={`${boxId}-days`}
          onChange={({ target }) => actions.setState(id, target.checked ? 'done' : undefined)}
        />
        <label htmlFor={boxId} className={styles.title}>
          <StepTitle title={title} own={own} />
        </label>
      </p>
      <p id={`${boxId}-days`} className={styles.days}>
        <StateMark step={step} />
        {own || late
          ? words.steps.by(dayText(ready))
          : words.steps.beginReady(dayText(begin), dayText(ready))}
      </p>
      <LateText step={step} />
      {note && !isOpen && (
        <p className={styles.noted}>
          <OutsideText text={note} />
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {own ? words.steps.ownMore : words.steps.more}
          <OfStep title={title} own={own} />
        </summary>
        {/* Own steps, up to two hundred, render only when open; usual ones always, for printing. */}
        {(isOpen || !own) && <StepMore step={step} today={today} actions={actions} />}
      </details>
    </li>
  )
}, isSame)

function StateMark({ step: { state, late, fits, own } }: { step: DatedStep }) {
  if (state === 'skipped') return <span className={styles.mark}>{words.steps.skipped}</span>
  if (!late) return null
  return (
    <strong className={styles.mark}>{fits || own ? words.steps.late : words.steps.tooLate}</strong>
  )
}

/** Says what is too late, and what can still be done. */
function LateText({ step: { late, fits, own, begin, fact } }: { step: DatedStep }) {
  if (!late || own) return null
  const day = dayText(begin)
  return (
    <p className={styles.late}>
      {fits ? words.steps.lateText(day) : words.steps.tooLateText(day)}
      {fact?.late && ` ${words.steps.stillPossible} ${fact.late}`}
    </p>
  )
}
