import type { EnquiryKind } from './enquiry-kinds'

/** The names under which these forms keep what was typed and not sent. */
export const CONTACT_DRAFT = 'contact'

/** Of an enquiry: one for each kind, and for each country that it is about. */
export const enquiryDraft = (kind: EnquiryKind, country: string | undefined) =>
  ['enquiry', kind, country].filter(Boolean).join(':')
