import { memo, useState } from 'react'
import check from '@/components/form/check.module.css'
import { OutsideText } from '@/components/outside-text'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { plan as words } from '@/words/plan'
import { planDays } from '@/words/plan-days'
import { planOwn } from '@/words/plan-own'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day } from '@/features/plan/stored/schema'
import { StepDays } from './step-days'
import { type StepActions, StepMore } from './step-more'
import styles from './step-row.module.css'
import { OfStep, StepTitle } from './step-title'

type Props = { step: DatedStep; today: Day; isUrgent: boolean; actions: StepActions }

const SHOWN = ['title', 'begin', 'ready', 'state', 'note', 'late'] as const

/** The facts need no comparison: they depend on the plan's purpose and country, which are in the row's key. */
const isSame = (before: Props, after: Props) =>
  before.actions === after.actions &&
  before.today === after.today &&
  before.isUrgent === after.isUrgent &&
  SHOWN.every((name) => before.step[name] === after.step[name])

/** One step: its tick, its days, and more to open. Product 10, Plans. */
export const StepRow = memo(function StepRow({ step, today, isUrgent, actions }: Props) {
  const { id, title, own, state, note = '', late } = step
  const [isOpen, setOpen] = useState(() => hasDraft(actions.draftOf(id)))
  const boxId = `step-${id}`
  return (
    <li className={styles.row} data-state={state}>
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
        {own && `${planOwn.step} · `}
        <StepDays step={step} today={today} isUrgent={isUrgent} />
      </p>
      {note && !isOpen && (
        <p className={styles.noted}>
          <OutsideText text={note} />
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{own ? words.steps.ownMore : late ? planDays.more : words.steps.more}</span>
          <OfStep title={title} own={own} />
        </summary>
        {/* Own steps, up to two hundred, render only when open; usual ones always, for printing. */}
        {(isOpen || !own) && <StepMore step={step} today={today} actions={actions} />}
      </details>
    </li>
  )
}, isSame)
