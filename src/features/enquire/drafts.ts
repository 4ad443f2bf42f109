import type { EnquiryKind } from './enquiry-kinds'

/** The name of the draft in which the contact form stores unsent input. */
export const CONTACT_DRAFT = 'contact'

/** The name of the draft in which the pop-up's form stores unsent input. */
export const CONSULTATION_DRAFT = 'consultation'

/** The name of an enquiry's draft: one for each kind, and for each country that it is about. */
export const enquiryDraft = (kind: EnquiryKind, country: string | undefined) =>
  ['enquiry', kind, country].filter(Boolean).join(':')
