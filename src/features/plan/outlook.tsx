import { useState } from 'react'
import { dayText } from '@/words/day-text'
import { planOutlook as words } from '@/words/plan-outlook'
import { firstDayOf, monthOf } from '@/lib/dates/calendar'
import { monthToBegin } from './preset-month'
import { type DatedStep, soonestEnd } from './schedule'
import type { Day, Plan } from './schema'
import styles from './outlook.module.css'
import { StepTitle } from './step-title'
import { plans } from './store'

/** What is next, and whether the plan's day can be met. */
export function Outlook({
  plan,
  steps,
  today,
}: {
  plan: Plan
  steps: readonly DatedStep[]
  today: Day
}) {
  const [moved, setMoved] = useState('')
  const open = steps.filter(({ state }) => state === undefined)
  const ours = open.filter(({ own }) => !own)
  const [next] = open
  const by = firstDayOf(plan.by)
  const { quick, sure } = soonestEnd(plan, today)
  const isOver = ours.length > 0 && quick > by
  const isTight = !isOver && ours.length > 0 && sure > by
  const isFine = !isOver && !isTight
  /** For study: the reader has not applied yet. */
  const isStudyAhead = plan.purpose === 'study' && ours.some(({ id }) => id === 'apply')
  const other = monthToBegin(plan, isTight ? sure : quick, today)
  const isEarlier = isFine && isStudyAhead && other < monthOf(by)

  function moveTo(month: string) {
    if (plans.change(plan.id, (before) => ({ ...before, by: month })))
      setMoved(words.moved(dayText(month)))
  }

  return (
    <div className={styles.outlook} data-tone={isOver ? 'over' : isTight ? 'tight' : 'fine'}>
      <p>
        <strong>
          {next ? (
            <StepTitle
              title={next.title}
              own={next.own}
              within={(title) =>
                next.begin <= today ? words.now(title) : words.next(title, dayText(next.begin))
              }
            />
          ) : (
            words.allDone
          )}
        </strong>
      </p>
      <p>
        {words.progress(steps.length - open.length, steps.length)}
        <progress max={steps.length} value={steps.length - open.length} aria-hidden="true" />
      </p>
      {ours.length > 0 && (
        <p>
          {isOver ? words.over(dayText(quick)) : isTight ? words.tight(dayText(sure)) : words.fine}
        </p>
      )}
      {isStudyAhead && <p>{words.lastDay}</p>}
      {isEarlier && <p>{words.earlier(dayText(other))}</p>}
      {(!isFine || isEarlier) && (
        <button
          type="button"
          className="button button-plain"
          // After the first press of a double click the button would move the plan back.
          onClick={({ detail }) => detail < 2 && moveTo(other)}
        >
          {words.moveTo(dayText(other))}
        </button>
      )}
      <p role="status" className={moved ? undefined : 'visually-hidden'}>
        {moved}
      </p>
    </div>
  )
}
