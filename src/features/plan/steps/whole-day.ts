import { dayText } from '@/words/day-text'

/** A day or a month in a text that may wrap: it moves to the next line as a whole. */
export const wholeDay = (monthOrDay: string): string =>
  dayText(monthOrDay).replaceAll(' ', '\u00a0')
