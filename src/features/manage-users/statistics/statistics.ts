import { isPremium, type User } from '@/entities/user/user'
import { inIndia } from '@/lib/dates/dates'
import { joinedAt, subscribedAt } from '@/entities/user/user-dates'

/** Product 2, /dashboard/admin. A user with a receipt is a subscriber. */
export function countUsers(users: readonly User[]) {
  const subscribers = users.filter(isPremium).length
  return { total: users.length, subscribers, nonSubscribers: users.length - subscribers }
}

/** What happened in a stretch of time: a month, or a year if there are many months. */
export type Stretch = { label: string; signUps: number; subscriptions: number }

/** `undated` counts the sign-ups and subscriptions without a date, which are in no stretch. */
export type History = { unit: 'month' | 'year'; stretches: Stretch[]; undated: number }

/** How far back: a number of months, or everything there is. */
export type Span = '12' | '24' | 'all'

const MOST_MONTHS = 36

const monthName = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Consecutive number of a month in India: years × 12 + month. */
function monthOf(time: number): number {
  const date = inIndia(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

function tally(times: readonly (number | null)[]) {
  const months = new Map<number, number>()
  for (const time of times) {
    if (time === null) continue
    const month = monthOf(time)
    months.set(month, (months.get(month) ?? 0) + 1)
  }
  return months
}

/**
 * Sign-ups and subscriptions by month up to `now` (ms), or to the newest of them. `all` begins with the first of them,
 * and is by year if it spans more than 36 months. A month in which nothing happened is listed with zeros.
 */
export function historyOf(users: readonly User[], span: Span, now: number): History {
  const joined = users.map(joinedAt)
  const paid = users.filter(isPremium).map(subscribedAt)
  const [signUps, subscriptions] = [tally(joined), tally(paid)]
  // A clock that is behind hides nobody who has joined since.
  const last = Math.max(monthOf(now), ...signUps.keys(), ...subscriptions.keys())
  // A chosen span is shown whole: a month or two would be bars as wide as the page.
  const begin =
    span === 'all'
      ? Math.min(last, ...signUps.keys(), ...subscriptions.keys())
      : last - Number(span) + 1
  const unit = last - begin >= MOST_MONTHS ? 'year' : 'month'

  const stretches = new Map<string, Stretch>()
  for (let month = begin; month <= last; month++) {
    const year = Math.floor(month / 12)
    const label = unit === 'year' ? String(year) : monthName.format(Date.UTC(year, month % 12))
    const stretch = stretches.get(label) ?? { label, signUps: 0, subscriptions: 0 }
    stretch.signUps += signUps.get(month) ?? 0
    stretch.subscriptions += subscriptions.get(month) ?? 0
    stretches.set(label, stretch)
  }
  const undated = [...joined, ...paid].filter((time) => time === null).length
  return { unit, stretches: [...stretches.values()], undated }
}

/** The sum of one number over all stretches. */
export function sumOf(stretches: readonly Stretch[], key: 'signUps' | 'subscriptions'): number {
  return stretches.reduce((sum, stretch) => sum + stretch[key], 0)
}
