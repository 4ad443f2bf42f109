import { INDIA_MS, inIndia } from './dates'

/**
 * The same day and hour some years later, on India's calendar: the office and a member abroad read the same date. A
 * year after 29 February ends on 28 February, the last day of that month: 365 days like every other year, and what
 * calendars and banks do. Null if there is no such date.
 */
export function yearsLater(date: Date, years: number): Date | null {
  const there = inIndia(date.getTime())
  const month = there.getUTCMonth()
  there.setUTCFullYear(there.getUTCFullYear() + years)
  // 29 February has become a day in March: day 0 is the last day of the month before.
  if (there.getUTCMonth() !== month) there.setUTCDate(0)
  const later = new Date(there.getTime() - INDIA_MS)
  return Number.isNaN(later.getTime()) ? null : later
}
