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

/** A step of one country alone, by experience: after which steps it comes, and before which. */
export const more = (
  id: string,
  span: Span,
  [after, before]: readonly [readonly string[], readonly string[]],
  decides: string,
  officialUrl?: string,
): Added => ({ id, span, rests: 'experience', after, before, decides, officialUrl })

/** What an office decides about; `changes` where its span or its order is another than the usual. */
export const decidedBy = (
  decides: string,
  officialUrl: string,
  changes: Partial<StepFact> = {},
) => ({ decides, officialUrl, ...changes })

/** A decision outside the country is usually there within three weeks, says the office. */
export const ukWithinThreeWeeks: Partial<StepFact> = { span: weeks(1, 3), rests: 'office' }

/** What has to be there where one applies online, with the papers, before an appointment can be had. */
export const appliesOnline = {
  study: { after: ['accept', 'money', 'health'] },
  work: { after: ['permit', 'police-certificate', 'health'] },
  visit: { after: ['passport', 'reason', 'visit-money', 'insurance'] },
} as const satisfies Record<Purpose, Partial<StepFact>>

/** The offices' pages that more than one purpose leads to. */
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
  spain: 'https://www.exteriores.gob.es/',
  tuberculosisTest: 'https://www.gov.uk/tb-test-visa',
  usa: 'https://travel.state.gov/',
} as const

/** Before the visa of whoever goes to study or to work there. */
export const ukTuberculosisTest = more(
  'uk-tuberculosis-test',
  weeks(1, 2),
  [['passport'], ['appointment']],
  'clinic',
  officePages.tuberculosisTest,
)

/** What the rules themselves say about days. */
export const visaDays = {
  /** Of a decision about a short visit: as a rule, and where the office has to look closer. */
  schengen: { usual: 15, longest: 45 },
  /** How long before the course a student may enter. */
  usaEntry: 30,
  /** How long the money for the UK lies there, and how old the last of these days may be. */
  ukMoney: { held: 28, within: 31 },
} as const
