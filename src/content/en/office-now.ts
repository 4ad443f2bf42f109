import { company } from '@/content/facts/company'
import { indiaTime } from './india-time'

const { opens, closes } = company.officeHours

/** Whether the office is open. Product 10, Office hours. */
export const officeNow = {
  open: `Open now, until ${closes} pm, unless today is a public holiday.`,
  /** On a device abroad, where it may be another day; `day` is how a weekday is called in `opensOn`. */
  abroad: {
    open: (day: string) =>
      `Open now, until ${closes} pm ${day} ${indiaTime}, unless that is a public holiday.`,
    closed: (day: string) =>
      `Closed now. Opens ${day} at ${opens} am ${indiaTime}, unless that is a public holiday.`,
  },
  /** `day` is how the day is called, as in `opensOn`. */
  closed: (day: string) =>
    `Closed now. Opens ${day} at ${opens} am, unless that is a public holiday.`,
  /** On the same day, on the next, and on another one. */
  opensOn: { today: 'today', tomorrow: 'tomorrow', weekday: (name: string) => `on ${name}` },
  /** From Sunday on. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const
