export type CountryStatus = 'Open' | 'Restricted' | 'Closed'

export interface VisitCountry {
  name: string
  status: CountryStatus
  /** For pictures and addresses: lower case, hyphens. */
  slug: string
  /** What a visit visa is called there: a fact that stays true. */
  summary: string
  officialBody: string
  officialUrl: string
}

/** The only country code the forms offer. Product 9, Enquiry options. */
export const countryCodes = [{ value: '+91', label: '+91 (India)' }] as const

/** The visa types each form offers, word for word. Product 9, Enquiry options. */
export const visaTypes = {
  /** The job, study and visit pages. */
  enquiry: ['Job seeker Visa', 'Study Visa', 'Visit Visa'],
  immigration: ['Study', 'Work', 'Tourist', 'Business'],
  country: ['Spouse', 'Job seeker', 'Study', 'Aupair', 'Opportunity card', 'Multiple entry'],
} as const

/** The job form's countries: 22 in Europe, and Canada. Product 9, Enquiry options. */
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

/** What each status word on a card means. */
export const statusMeanings: Readonly<Record<CountryStatus, string>> = {
  Open: 'Visit visa applications are being taken.',
  Restricted: 'Applications are taken from some people only. Ask us before you plan.',
  Closed: 'Applications are not being taken now.',
}

const schengen =
  'A Schengen visa (type C) covers short visits: up to 90 days in any 180 days, in all Schengen countries together.'

/**
 * The home picker's twelve countries, also the visit page's status cards.
 * Product 2, Home page. Checked on the day in written-on.ts.
 */
export const visitCountries: readonly VisitCountry[] = [
  {
    name: 'USA',
    status: 'Open',
    slug: 'usa',
    summary:
      'The visitor visa is called B-1 for business and B-2 for tourism and family. Most people are interviewed.',
    officialBody: 'U.S. Department of State',
    officialUrl: 'https://travel.state.gov/',
  },
  {
    name: 'Canada',
    status: 'Open',
    slug: 'canada',
    summary:
      'The visitor visa is also called a temporary resident visa. You apply online and give your fingerprints.',
    officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    officialUrl: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
  },
  {
    name: 'Germany',
    status: 'Open',
    slug: 'germany',
    summary: schengen,
    officialBody: 'German Missions in India',
    officialUrl: 'https://india.diplo.de/',
  },
  {
    name: 'France',
    status: 'Open',
    slug: 'france',
    summary: schengen,
    officialBody: 'France-Visas',
    officialUrl: 'https://france-visas.gouv.fr/',
  },
  {
    name: 'Italy',
    status: 'Open',
    slug: 'italy',
    summary: schengen,
    officialBody: 'Italian Ministry of Foreign Affairs',
    officialUrl: 'https://vistoperitalia.esteri.it/',
  },
  {
    name: 'Spain',
    status: 'Open',
    slug: 'spain',
    summary: schengen,
    officialBody: 'Spanish Ministry of Foreign Affairs',
    officialUrl: 'https://www.exteriores.gob.es/',
  },
  {
    name: 'Japan',
    status: 'Open',
    slug: 'japan',
    summary:
      'The visa for tourism, family and short business visits is a short-term stay visa. Paid work is not allowed.',
    officialBody: 'Embassy of Japan in India',
    officialUrl: 'https://www.in.emb-japan.go.jp/',
  },
  {
    name: 'Australia',
    status: 'Open',
    slug: 'australia',
    summary:
      'The visitor visa is called subclass 600. It has parts for tourists, for business and for sponsored family visits.',
    officialBody: 'Australian Department of Home Affairs',
    officialUrl: 'https://immi.homeaffairs.gov.au/',
  },
  {
    name: 'India',
    status: 'Open',
    slug: 'india',
    summary:
      'For guests with a foreign passport. Many can apply online for an e-Visa. Indian citizens need no visa.',
    officialBody: 'Bureau of Immigration, Government of India',
    officialUrl: 'https://indianvisaonline.gov.in/',
  },
  {
    name: 'Brazil',
    status: 'Open',
    slug: 'brazil',
    summary:
      'The visit visa is called VIVIS. It covers tourism, business meetings and transit, but no paid work.',
    officialBody: 'Brazilian Ministry of Foreign Affairs',
    officialUrl: 'https://www.gov.br/mre/en',
  },
  {
    name: 'South Korea',
    status: 'Open',
    slug: 'south-korea',
    summary:
      'Short visits are in visa class C-3: tourism, family and business. Paid work is not allowed.',
    officialBody: 'Korea Visa Portal',
    officialUrl: 'https://www.visa.go.kr/',
  },
  {
    name: 'Mexico',
    status: 'Open',
    slug: 'mexico',
    summary:
      'The visit visa is for a visitor without permission for paid work. You apply at a Mexican consulate.',
    officialBody: 'Embassy of Mexico in India',
    officialUrl: 'https://embamex.sre.gob.mx/india/',
  },
]
