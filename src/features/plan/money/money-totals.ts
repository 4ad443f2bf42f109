import { monthOf } from '@/lib/dates/calendar'
import { sorted } from '@/lib/lists'
import { madeOn } from '@/features/plan/schedule/made-on'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, MoneyLine, Plan } from '@/features/plan/stored/schema'

const RATE_PARTS = 1_000_000

/**
 * A line in paise, or null if its amount or its rate is not known yet. Computed with integers, half a
 * paisa rounded up: 1.00 at 1.005 is 101 paise; floats would give 100.
 */
export function paiseOf({ amount, currency, rate }: MoneyLine): number | null {
  if (amount === null) return null
  const hundredths = Math.round(amount * 100)
  if (currency === 'INR') return hundredths
  if (rate === null) return null
  const parts = BigInt(hundredths) * BigInt(Math.round(rate * RATE_PARTS))
  return Number((parts + BigInt(RATE_PARTS / 2)) / BigInt(RATE_PARTS))
}

/** The sum of lines: the known ones in paise, and how many are not known. */
export type Sum = { paise: number; unknown: number; lines: number }

/** The sum of lines; unknown ones are counted, never taken as zero. */
export function sumOf(lines: readonly MoneyLine[]): Sum {
  const known = lines.map(paiseOf).filter((paise) => paise !== null)
  return {
    paise: known.reduce((sum, paise) => sum + paise, 0),
    unknown: lines.length - known.length,
    lines: lines.length,
  }
}

/** The day by which a line is to be paid: its own, or the day its step is ready; null if there is none. */
export function dueDay(
  { due }: MoneyLine,
  steps: readonly DatedStep[],
  plan: Pick<Plan, 'createdAt'>,
): Day | null {
  if (!due) return null
  if ('day' in due) return due.day
  const step = steps.find(({ id, state }) => id === due.step && state !== 'skipped')
  if (!step) return null
  return !step.own && step.ready < madeOn(plan) ? null : step.ready
}

/** The keys for what was due before today, and for what has no date. */
const OVERDUE = 'overdue'
const UNDATED = 'undated'

/** What is still to be paid in a month: "2027-03", or 'overdue', or 'undated'. */
export type Month = { month: string; sum: Sum }

const dueMonth = (day: Day | null, today: Day) => {
  if (day === null) return UNDATED
  return day < today ? OVERDUE : monthOf(day)
}

/** Months such as "2027-03" sort in between. */
const place = (month: string) => ({ [OVERDUE]: '0', [UNDATED]: '9' })[month] ?? month

/**
 * What is not paid yet, by the month in which it is due: first what was due before `today`, last
 * what has no date. Product 10, Plans.
 */
export function monthsOf(plan: Plan, steps: readonly DatedStep[], today: Day): Month[] {
  const byMonth = new Map<string, MoneyLine[]>()
  for (const line of plan.money.filter(({ paid }) => !paid)) {
    const month = dueMonth(dueDay(line, steps, plan), today)
    byMonth.set(month, [...(byMonth.get(month) ?? []), line])
  }
  const sums = [...byMonth].map(([month, lines]) => ({ month, sum: sumOf(lines) }))
  return sorted(sums, (one, other) => place(one.month).localeCompare(place(other.month)))
}
