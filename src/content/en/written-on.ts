import { writtenOn } from '@/content/facts/written-on'
import { months } from './months'

const [year, month, day] = writtenOn.split('-').map(Number)

/** The day of `writtenOn`, as pages show it. */
export const writtenOnText = `${day} ${months[Number(month) - 1]} ${year}`

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `Written on ${writtenOnText}. Rules change, so read the official page before you pay for anything.`
