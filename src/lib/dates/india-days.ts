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
