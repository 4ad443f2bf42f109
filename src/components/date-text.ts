import { dayInIndia } from '@/lib/dates/india-days'
import { dayText } from '@/words/day-text'

/**
 * The day of a time, written in the reader's language and the same for the office and for a member abroad:
 * "20 November 2026"; empty for an invalid time. Product 10, Languages.
 */
export function dateText(date: Date | string): string {
  const day = dayInIndia(new Date(date).getTime())
  return day && dayText(day)
}
