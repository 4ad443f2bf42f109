// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { indiaTime } from './india-time'

const opens = company.officeHours.opens.replace('.', ':')
const closes = company.officeHours.closes.replace('.', ':')

/** Whether the office is open. Product 10, Office hours. */
export const officeNow = {
  open: `अभी खुला है, शाम ${closes} बजे तक (आज सरकारी छुट्टी न हो तो)।`,
  /** On a device abroad, where it may be another day; `day` is how a weekday is called in `opensOn`. */
  abroad: {
    open: (day: string) =>
      `अभी खुला है, ${day} शाम ${closes} बजे तक ${indiaTime}, सरकारी छुट्टी न हो तो।`,
    closed: (day: string) =>
      `अभी बंद है। ${day} सरकारी छुट्टी न हो, तो सुबह ${opens} बजे ${indiaTime} खुलेगा।`,
  },
  /** `day` is how the day is called, as in `opensOn`. */
  closed: (day: string) => `अभी बंद है। ${day} सरकारी छुट्टी न हो, तो सुबह ${opens} बजे खुलेगा।`,
  /** On the same day, on the next, and on another one. */
  opensOn: { today: 'आज', tomorrow: 'कल', weekday: (name: string) => `${name} को` },
  /** From Sunday on. */
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
} as const
