import { agentFraudNumber, agentFraudTel, cybercrimeUrl, cyberFraudNumber } from './about'
import { adviserRegisters } from './immigration'
import { recruitersUrl } from './jobs'
import { visaCentreUrl } from './visiting-visa'

const [canada, australia, unitedKingdom] = adviserRegisters

/**
 * Sites where anybody can look something up or report it; each address begins with https. Their names are in
 * official-help.ts of each language. Confirm each address before launch.
 */
export const lookUpPlaces = {
  recruiters: recruitersUrl,
  ukEmployers: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers',
  canadaColleges:
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
  ukColleges: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
  australiaColleges: 'https://cricos.education.gov.au/',
  usColleges: 'https://studyinthestates.dhs.gov/school-search',
  germanyColleges: 'https://anabin.kmk.org/',
  germanyCourses: 'https://www.daad.de/en/',
  canadaAdvisers: canada.url,
  australiaAdvisers: australia.url,
  ukAdvisers: unitedKingdom.url,
  visaCentre: visaCentreUrl,
  cybercrime: cybercrimeUrl,
  madad: 'https://www.madad.gov.in/',
} as const satisfies Record<string, `https://${string}`>

/** The key of a site, under which each language has its name. */
export type LookUpPlace = keyof typeof lookUpPlaces

/** The register of advisers of each country that has one. */
export const adviserPlaces = {
  Canada: 'canadaAdvisers',
  Australia: 'australiaAdvisers',
  'United Kingdom': 'ukAdvisers',
} as const satisfies Record<string, LookUpPlace>

/**
 * Numbers to call, as people read them and as a phone dials them. They are shown in this order everywhere: for money
 * that is gone first, then for a cheating agent, then for advice, and last the ministry's for every state. Confirm each
 * before launch.
 */
export const helplines = {
  cyberFraud: [{ from: 'india', display: cyberFraudNumber, tel: cyberFraudNumber }],
  shubhayatra: [{ from: 'anywhere', display: agentFraudNumber, tel: agentFraudTel }],
  norka: [
    { from: 'india', display: '1800 425 3939', tel: '18004253939' },
    { from: 'abroad', display: '+91 88020 12345', tel: '+918802012345' },
  ],
  pbsk: [{ from: 'india', display: '1800 11 3090', tel: '1800113090' }],
} as const

/** The key of a helpline, under which each language has its name. */
export type Helpline = keyof typeof helplines
