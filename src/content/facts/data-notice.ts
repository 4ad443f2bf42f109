/** Raise the version and set the date with every change to the words of the notice. */
export const noticeVersion = 2

/** The day the notice was written: year, month, day. */
export const noticeWrittenOn = '2026-11-27'

/** The places where people give us personal data, in the order of the policy. */
export const noticePlaces = [
  'enquiry',
  'contact',
  'consultation',
  'registration',
  'profile',
  'payment',
] as const

export type NoticePlace = (typeof noticePlaces)[number]

/** The ministry that the Data Protection Board belongs to; confirm the board's own page before launch. */
export const dataBoardUrl = 'https://www.meity.gov.in/'
