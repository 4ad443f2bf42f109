import { dayBegins, monthBegins } from '@/lib/dates/beginnings'
import { dayInIndia } from '@/lib/dates/india-days'
import { DAY_MS } from '@/lib/dates/spans'
import type { ListState } from '@/features/manage-users/list-state'

type Joined = Pick<ListState, 'joined' | 'from' | 'to'>

/** A stretch of time in ms; `before` itself is excluded. */
type Period = { since: number; before: number }

/** The first and the last day of a span, in whichever order they were given; "" where an end is open. */
export function daysOf({ from, to }: Pick<Joined, 'from' | 'to'>): readonly [string, string] {
  return from && to && from > to ? [to, from] : [from, to]
}

/** The period in which the listed users joined. Months and days are India's; `now` is in ms. */
export function periodOf({ joined, from, to }: Joined, now: number): Period {
  if (joined === 'any') return { since: -Infinity, before: Infinity }
  if (joined === 'this-month') return { since: monthBegins(now), before: monthBegins(now, 1) }
  if (joined === 'last-month') return { since: monthBegins(now, -1), before: monthBegins(now) }
  if (joined !== 'span') return { since: now - Number(joined) * DAY_MS, before: Infinity }
  const [first, last] = daysOf({ from, to })
  return {
    since: first ? dayBegins(first) : -Infinity,
    before: last ? dayBegins(last) + DAY_MS : Infinity,
  }
}

/** The span shown before one is typed: this month up to today. */
export function spanOfThisMonth(now: number): Pick<Joined, 'from' | 'to'> {
  return { from: dayInIndia(monthBegins(now)), to: dayInIndia(now) }
}
