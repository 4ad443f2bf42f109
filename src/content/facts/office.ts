import { company } from './company'

/** On which weekdays the office is open, Sunday as 0; `companyWords.hours` says them in words. */
export const officeHours = { ...company.officeHours, days: [1, 2, 3, 4, 5, 6] }

/** Working days until somebody answers; `companyWords.replyTime` says it in words. */
export const replyDays = 1
