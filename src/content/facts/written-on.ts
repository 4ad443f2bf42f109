/** The day the requirements and status texts in this folder were last checked. Change it whenever you check them again. */
export const writtenOn = '2026-11-20'

/** The same day in words, as pages show it. */
export const writtenOnText = '20 November 2026'

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `Written on ${writtenOnText}. Rules change, so read the official page before you pay for anything.`
