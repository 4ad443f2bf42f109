import type { EnquiryKind } from './enquiry-kinds'

/** The names under which these forms keep what was typed and not sent. */
export const CONTACT_DRAFT = 'contact'

export const enquiryDraft = (kind: EnquiryKind, country: string | undefined) =>
  ['enquiry', kind, country].filter(Boolean).join(':')
