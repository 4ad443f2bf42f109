import { company } from './company'

/** The weekdays on which the office is open; Sunday is 0. `companyWords.hours` says the same as text. */
export const officeHours = { ...company.officeHours, days: [1, 2, 3, 4, 5, 6] }

/** Working days until somebody answers. `companyWords.replyTime` says the same as text. */
export const replyDays = 1
