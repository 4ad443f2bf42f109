import { inIndia } from './dates'
import { DAY_MS } from './spans'

/** When an office is open: `days` are weekdays, Sunday is 0; "9.30" in the morning, "5.30" in the evening. */
export type OfficeHours = { days: readonly number[]; opens: string; closes: string }

/** Whether it is open; if not, in how many days it opens (0: today), and on which weekday. */
type OfficeState = { open: boolean; inDays: number; weekday: number }

const WEEK = 7
const NOON = 12 * 60

/** "9.30" as minutes. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split('.').map(Number)
  return hours * 60 + minutes
}

/** When an office closes, as minutes: "5.30" is in the evening, as "17.30" would be. */
export function closingMinutes(clock: string): number {
  const minutes = minutesOf(clock)
  return minutes < NOON ? minutes + NOON : minutes
}

/** In how many days the office's next open day is, from `from` days after `today` on; 7 at most. */
function daysUntilOpen(today: number, { days }: OfficeHours, from: number): number {
  let inDays = from
  while (inDays < WEEK && !days.includes((today + inDays) % WEEK)) inDays += 1
  return inDays
}

/**
 * Whether the office is open at a time in ms, by India's clock whatever the device's is. It knows no holidays.
 * Product 10, Office hours.
 */
export function officeAt(time: number, hours: OfficeHours): OfficeState {
  const there = inIndia(time)
  const today = there.getUTCDay()
  const now = there.getUTCHours() * 60 + there.getUTCMinutes()
  const isDay = hours.days.includes(today)
  const open = isDay && now >= minutesOf(hours.opens) && now < closingMinutes(hours.closes)
  const inDays = open
    ? 0
    : daysUntilOpen(today, hours, isDay && now < minutesOf(hours.opens) ? 0 : 1)
  return { open, inDays, weekday: (today + inDays) % WEEK }
}

/** Noon, in UTC, of the day that is `count` working days after the day in India of a time in ms. */
export function officeDayAfter(time: number, hours: OfficeHours, count: number): Date {
  const day = inIndia(time)
  day.setUTCHours(12, 0, 0, 0)
  for (let left = count; left > 0; left -= 1) {
    day.setTime(day.getTime() + daysUntilOpen(day.getUTCDay(), hours, 1) * DAY_MS)
  }
  return day
}
