import { firstDayOf, monthOf } from '@/lib/dates/calendar'
import { dayText } from '@/words/day-text'
import { planOutlook as words } from '@/words/plan-outlook'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { type DatedStep, soonestEnd } from './schedule'

/** Whether the plan's day has passed, cannot be met, can be met if all goes fast, or leaves enough time. */
export interface PlanOutlook {
  tone: 'past' | 'over' | 'tight' | 'fine'
  /** The first day by which the remaining usual steps can be done: if all goes fast, and if nothing does. */
  quick: Day
  sure: Day
  /** The steps that are neither done nor skipped. */
  open: readonly DatedStep[]
  /** Nobody has applied yet for the course. */
  isStudyAhead: boolean
  /** The tone in a sentence; empty if only the reader's own steps are left. */
  verdict: string
}

function toneOf(by: Day, today: Day, { quick, sure }: { quick: Day; sure: Day }) {
  if (by < today) return 'past'
  if (quick > by) return 'over'
  return sure > by ? 'tight' : 'fine'
}

/** What can be said about a plan as a whole; the same for its owner and for whoever got it. Product 10, Plans. */
export function outlookOf(plan: Plan, steps: readonly DatedStep[], today: Day): PlanOutlook {
  const open = steps.filter(({ state }) => state === undefined)
  const ours = open.filter(({ own }) => !own)
  const end = soonestEnd(plan, today)
  const by = firstDayOf(plan.by)
  // Without usual steps, nothing that the page knows of takes time.
  const tone = toneOf(by, today, ours.length > 0 ? end : { quick: by, sure: by })
  const verdicts = {
    past: plan.by === monthOf(today) ? words.begun : words.past,
    over: words.over(dayText(end.quick)),
    tight: words.tight(dayText(end.sure)),
    fine: ours.length > 0 ? words.fine : '',
  }
  const isStudyAhead = plan.purpose === 'study' && ours.some(({ id }) => id === 'apply')
  return { tone, ...end, open, isStudyAhead, verdict: verdicts[tone] }
}

/** Whether a step is to be done today because the plan is tight: only then can a mark still help. */
export const isUrgent = (step: DatedStep, { tone }: PlanOutlook, today: Day): boolean =>
  tone === 'tight' && step.late && !step.own && step.begin <= today
