import { intakeMonths } from '@/content/facts/plan-intakes'
import type { Purpose } from '@/content/facts/purposes'
import { firstDayOf, monthOf } from '@/lib/dates/calendar'
import { countryOf, soonestEnd } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { newPlan } from './new-plan'

/** How many months a plan may lie ahead: this month and five years are offered. */
export const MONTHS_AHEAD = 60

/** The first of the next months for which `isRight` is true; the last of them if none is. */
function firstMonth(today: Day, isRight: (month: string) => boolean): string {
  let month = monthOf(today, 1)
  for (let later = 1; later <= MONTHS_AHEAD && !isRight(month); later += 1)
    month = monthOf(today, later)
  return month
}

/**
 * The first of the next months that does not begin before `day`; for study, the first of those in which most
 * courses in the country begin. Product 10, Plans.
 */
export function monthToBegin(plan: Plan, day: Day, today: Day): string {
  const intakes = intakeMonths(countryOf(plan), plan.country !== null)
  return firstMonth(
    today,
    (month) =>
      firstDayOf(month) >= day &&
      (plan.purpose !== 'study' || intakes.some((intake) => month.endsWith(`-${intake}`))),
  )
}

/** The month preset for a new plan: no step is late yet, even if each takes its longest time. */
export function presetMonth(purpose: Purpose, country: Plan['country'], today: Day): string {
  const plan = newPlan({ purpose, country, by: monthOf(today) }, [], new Date(0))
  return monthToBegin(plan, soonestEnd(plan, today).sure, today)
}
