import { DAY_MS } from './spans'

/** Days are strings, "2026-11-20": no clock and no time zone is needed to count them. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The day that is `count` days later, or earlier if it is negative. */
export function addDays(day: string, count: number): string {
  return new Date((numberOf(day) + count) * DAY_MS).toISOString().slice(0, '2026-11-20'.length)
}

/** How many days lie between two; negative if `later` is the earlier one. */
export function daysBetween(day: string, later: string): number {
  return numberOf(later) - numberOf(day)
}

/** A month ("2027-09") means its first day; a day is itself. */
export function firstDayOf(monthOrDay: string): string {
  return monthOrDay.length === '2027-09'.length ? `${monthOrDay}-01` : monthOrDay
}

/** The month of a day or of a month, or the one `later` months after it: "2027-09". */
export function monthOf(monthOrDay: string, later = 0): string {
  const [year = 0, month = 1] = monthOrDay.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, '2027-09'.length)
}
