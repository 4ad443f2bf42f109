import { writtenOn } from '@/content/facts/written-on'
import { longDay } from './months'

/** The day of `writtenOn`, as pages show it. */
export const writtenOnText = longDay(writtenOn)

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `Written on ${writtenOnText}. Rules change, so read the official page before you pay for anything.`
