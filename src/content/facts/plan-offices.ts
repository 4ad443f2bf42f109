import { type Span, type StepFact, weeks } from './plan-steps'
import type { Purpose } from './purposes'

type Added = StepFact & {
  /** The general steps that wait for it. */
  before: readonly string[]
}

/** What one country adds to a purpose's steps, and what it changes in them, by the step's id. */
export interface CountrySteps {
  add?: readonly Added[]
  change?: Readonly<Record<string, Partial<Omit<StepFact, 'id'>>>>
}

/** A step that only one country has, with its time by experience: after and before which steps it comes. */
export const more = (
  id: string,
  span: Span,
  [after, before]: readonly [readonly string[], readonly string[]],
  decides: string,
  officialUrl?: string,
): Added => ({ id, span, rests: 'experience', after, before, decides, officialUrl })

/** Which office decides about a step, and its page; `changes` if its time or its order is not the usual one. */
export const decidedBy = (
  decides: string,
  officialUrl: string,
  changes: Partial<StepFact> = {},
) => ({ decides, officialUrl, ...changes })

/** The office says: if you apply from outside the country, it usually decides within three weeks. */
export const ukWithinThreeWeeks: Partial<StepFact> = { span: weeks(1, 3), rests: 'office' }

/** The steps that come before the appointment in countries where people apply online, with the papers. */
export const appliesOnline = {
  study: { after: ['accept', 'money', 'health'] },
  work: { after: ['permit', 'police-certificate', 'health'] },
  visit: { after: ['passport', 'reason', 'visit-money', 'insurance'] },
} as const satisfies Record<Purpose, Partial<StepFact>>

/** Pages of offices that plans for more than one purpose link to. */
export const officePages = {
  australia: 'https://immi.homeaffairs.gov.au/',
  canada: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
  canadaStudy:
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
  canadaWork: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/work-canada.html',
  france: 'https://france-visas.gouv.fr/',
  germany: 'https://india.diplo.de/',
  germanyPortal: 'https://digital.diplo.de/',
  germanyWork: 'https://www.make-it-in-germany.com/en/',
  ireland: 'https://www.irishimmigration.ie/',
  italy: 'https://vistoperitalia.esteri.it/',
  netherlands: 'https://ind.nl/en',
  poland: 'https://www.gov.pl/web/india',
  spain: 'https://www.exteriores.gob.es/',
  tuberculosisTest: 'https://www.gov.uk/tb-test-visa',
  usa: 'https://travel.state.gov/',
  /** Leads to the only place to book an interview. */
  usaEmbassy: 'https://in.usembassy.gov/visas/',
} as const

/** The tuberculosis test that comes before a visa for study or work in the UK. */
export const ukTuberculosisTest = more(
  'uk-tuberculosis-test',
  weeks(1, 2),
  [['passport'], ['appointment']],
  'clinic',
  officePages.tuberculosisTest,
)

/** Numbers of days that are in the rules themselves. */
export const visaDays = {
  /** Days for a decision about a short visit: usually, and if the office has to look closer. */
  schengen: { usual: 15, longest: 45 },
  /** How many days before the course a student may enter. */
  usaEntry: 30,
  /** Days in a row that money for the UK must be in the bank; how many days old the last of them may be. */
  ukMoney: { held: 28, within: 31 },
} as const
