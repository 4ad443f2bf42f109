/** The day of the last change to the privacy policy or the terms: year, month, day. */
export const policyWrittenOn = '2026-11-28'
