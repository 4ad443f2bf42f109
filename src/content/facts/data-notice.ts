/** The version. With every change to the text of the notice, make it one higher and change the date below. */
export const noticeVersion = 4

/** The day the notice was written: year, month, day. */
export const noticeWrittenOn = '2026-11-29'

/** The places where people enter personal data, in the order of the policy. */
export const noticePlaces = [
  'enquiry',
  'contact',
  'consultation',
  'registration',
  'profile',
  'payment',
] as const

/** A place with a notice of its own beside the form. */
export type NoticePlace = (typeof noticePlaces)[number]

/** The site of the ministry above the Data Protection Board. Confirm the board's own page before launch. */
export const dataBoardUrl = 'https://www.meity.gov.in/'
