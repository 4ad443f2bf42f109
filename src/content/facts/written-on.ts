/**
 * The day on which the requirements and the status of each country were last checked: year, month, day. Change it
 * whenever you check them again; the pages then show the new day.
 */
export const writtenOn = '2026-11-30'
