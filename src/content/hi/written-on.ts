// Translated 2026-11-22 from en; not yet read by a native speaker.
import { writtenOn } from '@/content/facts/written-on'
import { months } from './months'

/** "2026-11-20" → "20 नवंबर 2026". */
export function longDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** The day of `writtenOn`, as pages show it. */
export const writtenOnText = longDay(writtenOn)

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `${writtenOnText} को लिखा गया। नियम बदलते रहते हैं, इसलिए कहीं भी पैसे देने से पहले सरकारी पेज पढ़ लें।`
