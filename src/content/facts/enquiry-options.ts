/**
 * What a form may send, word for word. Pages show each by its name in visa-types.ts and countries.ts of each language.
 * Product 9, Enquiry options.
 */

/** The only country code that the forms offer, and its country. */
export const countryCodes = [{ value: '+91', country: 'India' }] as const

/** The visa types that each form offers. */
export const visaTypes = {
  /** For the job, study and visit pages. */
  enquiry: ['Job seeker Visa', 'Study Visa', 'Visit Visa'],
  immigration: ['Study', 'Work', 'Tourist', 'Business'],
  country: ['Spouse', 'Job seeker', 'Study', 'Aupair', 'Opportunity card', 'Multiple entry'],
} as const

/** A visa type of any of the forms, as it is sent. */
export type VisaType = (typeof visaTypes)[keyof typeof visaTypes][number]

/** The types for a visit: it needs other papers than study or work. */
export const visitTypes: readonly string[] = [
  'Visit Visa',
  'Tourist',
  'Multiple entry',
] satisfies VisaType[]

/** What a form sends when the terms were accepted, and when not. Product 3, Enquiry payload. */
export const termsValues = { accepted: 'Accepted', notAccepted: 'Not Accepted' } as const

/** The job form's countries: 22 in Europe, and Canada. */
export const jobCountries = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Sweden',
  'United Kingdom',
  'Canada',
] as const

/** The study form's countries. */
export const studyCountries = [
  'Australia',
  'Austria',
  'Canada',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Hungary',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Malta',
  'Netherlands',
  'New Zealand',
  'Poland',
  'Spain',
  'Sweden',
  'United Kingdom',
  'USA',
] as const

/** The immigration form's countries. */
export const immigrationCountries = [
  'Australia',
  'Austria',
  'Canada',
  'Germany',
  'Ireland',
  'Netherlands',
  'New Zealand',
  'Portugal',
  'Sweden',
  'United Kingdom',
  'USA',
] as const
