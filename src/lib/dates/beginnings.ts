import { inIndia } from './dates'
import { dayInIndia } from './india-days'

/** When a day ("2026-11-20") begins in India, in ms; NaN for a text that is no day. */
export function dayBegins(day: string): number {
  const time = Date.parse(`${day}T00:00:00+05:30`)
  // Otherwise a 31 February would become a day in March.
  return dayInIndia(time) === day ? time : Number.NaN
}

/** When the month of a time (ms) begins in India, or the month that is `later` months after it. */
export function monthBegins(time: number, later = 0): number {
  const there = inIndia(time)
  const first = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + later, 1)
  return dayBegins(new Date(first).toISOString().slice(0, 10))
}
