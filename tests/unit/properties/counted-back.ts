import type { Span, StepFact } from '@/content/facts/plan-steps'
import { countryOf } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { stepsOf } from '@/features/plan/schedule/steps-of'
import { addDays, firstDayOf } from '@/lib/dates/calendar'
import { reversed, sorted } from '@/lib/lists'

const longest = ({ to, unit }: Span) => to * (unit === 'weeks' ? 7 : 1)

/** The steps as they were before Decision 223: all counted back from the plan's day by their longest times. */
export function countedBack(plan: Plan): { id: string; begin: Day; ready: Day }[] {
  const steps = stepsOf(plan.purpose, countryOf(plan))
  const last = firstDayOf(plan.by)
  const ready = new Map<string, Day>()
  const left = ({ id, span }: StepFact) => (plan.steps[id]?.state ? 0 : longest(span))
  for (const { id } of reversed(steps)) {
    const followers = steps.filter(({ after }) => after.includes(id))
    const begins = followers.map((next) => addDays(ready.get(next.id) ?? last, -left(next)))
    ready.set(id, sorted([...begins, last])[0] ?? last)
  }
  const ours = steps.map(({ id, span }) => {
    const by = ready.get(id) ?? last
    return { id, begin: addDays(by, -longest(span)), ready: by }
  })
  const own = plan.own.map(({ id, day }) => ({ id, begin: day, ready: day }))
  return sorted([...ours, ...own], (a, b) => a.begin.localeCompare(b.begin))
}
