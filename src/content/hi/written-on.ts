// Translated 2026-11-22 from en; not yet read by a native speaker.
import { writtenOn } from '@/content/facts/written-on'
import { longDay } from './months'

/** The day of `writtenOn`, as pages show it. */
export const writtenOnText = longDay(writtenOn)

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `${writtenOnText} को लिखा गया। नियम बदलते रहते हैं, इसलिए कहीं भी पैसे देने से पहले सरकारी पेज पढ़ लें।`
