import { dayText } from '@/words/day-text'

/** A line of a phone with large letters: a whole day has no room on it, and would break within a figure. */
const NARROW = '(max-width: 17rem)'

/** A day or a month in a text that may wrap: it moves to the next line as a whole. */
export function wholeDay(monthOrDay: string): string {
  const text = dayText(monthOrDay)
  return window.matchMedia(NARROW).matches ? text : text.replaceAll(' ', '\u00a0')
}
