import { useState } from 'react'
import { dayText } from '@/words/day-text'
import { planOutlook as words } from '@/words/plan-outlook'
import { monthOf } from '@/lib/dates/calendar'
import type { PlanOutlook } from '@/features/plan/schedule/outlook-of'
import { monthToBegin } from '@/features/plan/answers/preset-month'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { plans } from '@/features/plan/stored/store'
import { OutlookBox } from './outlook-box'
import { wholeDay } from './whole-day'

type Props = {
  plan: Plan
  outlook: PlanOutlook
  steps: readonly DatedStep[]
  today: Day
  /** The reader has just changed the plan in its form. */
  isSaved: boolean
  onRemove: () => void
}

/** The outlook of the reader's own plan, with a way to move it, or to remove one whose day has passed. */
export function Outlook({ plan, outlook, steps, today, isSaved, onRemove }: Props) {
  const [moved, setMoved] = useState('')
  // What the reader saves later replaces it for good.
  if (isSaved && moved) setMoved('')
  const isMoved = plan.by === moved
  const { tone, quick, sure, open, isStudyAhead, verdict } = outlook
  const isPast = tone === 'past' && open.length > 0
  const other = monthToBegin(plan, tone === 'tight' ? sure : quick, today)
  const isEarlier = tone === 'fine' && isStudyAhead && other < monthOf(plan.by)
  const now = { past: words.pastNow, over: words.overNow, tight: words.tightNow, fine: '' }

  function moveTo(month: string) {
    if (plans.change(plan.id, (before) => ({ ...before, by: month }))) setMoved(month)
  }

  return (
    <OutlookBox outlook={outlook} steps={steps} today={today} now={now[tone]}>
      {isEarlier && <p>{words.earlier(wholeDay(other))}</p>}
      {(isPast || tone === 'over' || tone === 'tight' || isEarlier) && (
        <button
          type="button"
          className="button button-plain"
          // After the first press of a double click the button would move the plan back.
          onClick={({ detail }) => detail < 2 && moveTo(other)}
        >
          {words.moveTo(dayText(other))}
        </button>
      )}
      {isPast && (
        <button type="button" className="button button-plain" onClick={onRemove}>
          {words.remove}
        </button>
      )}
      <p role="status" className={isMoved ? undefined : 'visually-hidden'}>
        {isSaved ? words.saved(verdict) : isMoved && words.moved(dayText(moved))}
      </p>
    </OutlookBox>
  )
}
