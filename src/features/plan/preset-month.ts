import type { Purpose } from '@/content/facts/purposes'
import { firstDayOf, monthOf } from '@/lib/dates/calendar'
import { newPlan } from './new-plan'
import { soonestEnd } from './schedule'
import type { Day, Plan } from './schema'

const SEPTEMBER = '09'

/** The first of the next months that `isRight`; the last of them where none is. */
function firstMonth(today: Day, isRight: (month: string) => boolean): string {
  let month = monthOf(today, 1)
  for (let later = 1; later <= 36 && !isRight(month); later += 1) month = monthOf(today, later)
  return month
}

/**
 * The month that a new plan begins with: the first that holds where all takes as long as it may; to
 * study, the first September that is possible at all, for then most courses begin.
 */
export function presetMonth(purpose: Purpose, country: Plan['country'], today: Day): string {
  const plan = newPlan({ purpose, country, by: monthOf(today) }, [], new Date(0))
  const { quick, sure } = soonestEnd(plan, today)
  return firstMonth(today, (month) =>
    purpose === 'study'
      ? month.endsWith(SEPTEMBER) && firstDayOf(month) >= quick
      : firstDayOf(month) >= sure,
  )
}
