import { dayInIndia } from '@/lib/dates/india-days'
import { dayText } from '@/words/day-text'

/**
 * The day of a time as the reader's language writes it, one for the office and for a member abroad:
 * "20 November 2026"; an invalid one is empty. Product 10, Languages.
 */
export function dateText(date: Date | string): string {
  const day = dayInIndia(new Date(date).getTime())
  return day && dayText(day)
}
