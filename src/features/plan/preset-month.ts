import { intakeMonths } from '@/content/facts/plan-intakes'
import type { Purpose } from '@/content/facts/purposes'
import { firstDayOf, monthOf } from '@/lib/dates/calendar'
import { newPlan } from './new-plan'
import { countryOf, soonestEnd } from './schedule'
import type { Day, Plan } from './schema'

/** How many months a plan may lie ahead: this month and five years are offered. */
export const MONTHS_AHEAD = 60

/** The first of the next months that `isRight`; the last of them where none is. */
function firstMonth(today: Day, isRight: (month: string) => boolean): string {
  let month = monthOf(today, 1)
  for (let later = 1; later <= MONTHS_AHEAD && !isRight(month); later += 1)
    month = monthOf(today, later)
  return month
}

/**
 * The month that a new plan begins with: the first in which no step is late yet, even if each takes its
 * longest time; to study, the first such one in which most courses begin there.
 */
export function presetMonth(purpose: Purpose, country: Plan['country'], today: Day): string {
  const plan = newPlan({ purpose, country, by: monthOf(today) }, [], new Date(0))
  const { sure } = soonestEnd(plan, today)
  const intakes = intakeMonths(countryOf(plan), country !== null)
  return firstMonth(
    today,
    (month) =>
      firstDayOf(month) >= sure &&
      (purpose !== 'study' || intakes.some((intake) => month.endsWith(`-${intake}`))),
  )
}
