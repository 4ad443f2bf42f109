import { noticeWrittenOn } from './data-notice.ts'

/** The day of the last change to the privacy policy or the terms: year, month, day. */
export const policyWrittenOn = '2026-11-28'

/** The last change to their page, which also shows the notices beside the forms. */
export const policyChangedOn = policyWrittenOn > noticeWrittenOn ? policyWrittenOn : noticeWrittenOn
