import { inIndia } from './dates'

/**
 * A day as it is in India, from ms: "2026-11-20", as date fields and spreadsheets write it; else, and
 * where the year does not have four digits, "".
 */
export function dayInIndia(time: number): string {
  const day = inIndia(time)
  const text = Number.isNaN(day.getTime()) ? '' : day.toISOString()
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : ''
}

/** When a day ("2026-11-20") begins in India, in ms; NaN for a text that is no day. */
export function dayBegins(day: string): number {
  const time = Date.parse(`${day}T00:00:00+05:30`)
  // A 31 February would run over into March.
  return dayInIndia(time) === day ? time : Number.NaN
}

/** When the month of a time (ms) begins in India, or one so many months later. */
export function monthBegins(time: number, later = 0): number {
  const there = inIndia(time)
  const first = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + later, 1)
  return dayBegins(new Date(first).toISOString().slice(0, 10))
}
