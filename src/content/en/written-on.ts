import { writtenOn } from '@/content/facts/written-on'
import { months } from './months'

/** "2026-11-20" → "20 November 2026". */
export function longDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** The day of `writtenOn`, as pages show it. */
export const writtenOnText = longDay(writtenOn)

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `Written on ${writtenOnText}. Rules change, so read the official page before you pay for anything.`
