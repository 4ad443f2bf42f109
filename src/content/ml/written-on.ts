// Translated 2026-11-22 from en; not yet read by a native speaker.
import { writtenOn } from '@/content/facts/written-on'
import { longDay } from './months'

/** The day of `writtenOn`, as pages show it. */
export const writtenOnText = longDay(writtenOn)

/** The sentence that stands beside every list of requirements. */
export const checkAgain = `${writtenOnText}-ന് എഴുതിയതാണ് ഇത്. നിയമങ്ങൾ മാറും. അതുകൊണ്ട് എന്തിനെങ്കിലും പണം കൊടുക്കുന്നതിനു മുമ്പ് ഔദ്യോഗിക പേജ് വായിക്കൂ.`
