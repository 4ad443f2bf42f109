import { plan as words } from '@/words/plan'
import { planDays } from '@/words/plan-days'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day } from '@/features/plan/stored/schema'
import styles from './step-days.module.css'
import { wholeDay } from './whole-day'

type Props = {
  step: DatedStep
  today: Day
  /** The plan is tight, and the step is to be done today. */
  isUrgent: boolean
}

function textOf({ own, late, begin, ready }: DatedStep, today: Day): string {
  if (own) return words.steps.by(wholeDay(ready))
  if (!late) return words.steps.beginReady(wholeDay(begin), wholeDay(ready))
  return begin <= today
    ? planDays.today(wholeDay(ready))
    : planDays.about(wholeDay(begin), wholeDay(ready))
}

function markOf({ own, late, state }: DatedStep, isUrgent: boolean): string | undefined {
  if (state === 'skipped') return words.steps.skipped
  if (isUrgent) return planDays.urgent
  return late && own ? planDays.late : undefined
}

/** The days of a step, the same in the reader's plan and in one that was sent. Product 10, Plans. */
export function StepDays({ step, today, isUrgent }: Props) {
  const { state, begin } = step
  const mark = markOf(step, isUrgent)
  // In a plan that was made late, these days may lie before it was made.
  const isOver = state !== undefined && begin < today
  return (
    <>
      {mark && (
        <span className={styles.mark} data-is={state}>
          {`${mark} `}
        </span>
      )}
      <span>{isOver ? state === 'done' && planDays.done : textOf(step, today)}</span>
    </>
  )
}
