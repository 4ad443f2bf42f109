import { noticeWrittenOn } from './data-notice.ts'

/** The day of the last change to the privacy policy or the terms: year, month, day. */
export const policyWrittenOn = '2026-11-30'

/** The last change to their page, which also shows the notices beside the forms. */
export const policyChangedOn = policyWrittenOn > noticeWrittenOn ? policyWrittenOn : noticeWrittenOn

/** The number of the National Consumer Helpline, for whoever does not agree with a company. Confirm it before launch. */
export const consumerNumber = '1915'
