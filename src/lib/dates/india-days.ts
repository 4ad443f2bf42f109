import { inIndia } from './dates'

/**
 * The day in India at a time in ms: "2026-11-20", as date fields and spreadsheets write it. "" for no valid time, or if
 * the year does not have four digits.
 */
export function dayInIndia(time: number): string {
  const day = inIndia(time)
  const text = Number.isNaN(day.getTime()) ? '' : day.toISOString()
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : ''
}
