import type { Purpose } from './purposes'
import { visaCentreUrl } from './visiting-visa'

interface UsualCost {
  /** Part of stored plans: keep it. */
  id: string
  /** When it is paid, as the sheet is grouped. */
  group: 'before-applying' | 'application' | 'before-flying' | 'first-months'
  /** Absent: to others. */
  to?: 'us'
  /** Absent: whatever somebody goes for. */
  purposes?: readonly Purpose[]
  /** The steps with which it is due: the first of them that the plan has. */
  steps: readonly string[]
  /**
   * The page where the figure stands; 'visa-office': that of the office which decides about the visa;
   * 'premium', 'contact': ours. Absent: words alone say where.
   */
  published?: string
}

const study: readonly Purpose[] = ['study']
const work: readonly Purpose[] = ['work']
const visit: readonly Purpose[] = ['visit']
const toLive: readonly Purpose[] = ['study', 'work']

const passportUrl = 'https://www.passportindia.gov.in/'
const apostilleUrl = 'https://www.mea.gov.in/apostille.htm'
const emigrateUrl = 'https://emigrate.gov.in/'
const visaOffice = 'visa-office'

const beforeApplying: readonly Omit<UsualCost, 'group'>[] = [
  { id: 'passport', steps: ['passport'], published: passportUrl },
  { id: 'language-test', purposes: toLive, steps: ['language-test', 'work-language'] },
  {
    id: 'certified-papers',
    purposes: toLive,
    steps: ['records', 'work-papers'],
    published: apostilleUrl,
  },
  { id: 'recognition', purposes: work, steps: ['germany-recognition', 'work-papers'] },
  { id: 'our-premium', to: 'us', steps: [], published: 'premium' },
]

const application: readonly Omit<UsualCost, 'group'>[] = [
  { id: 'course-application', purposes: study, steps: ['apply'] },
  {
    id: 'police-certificate',
    purposes: work,
    steps: ['police-certificate'],
    published: passportUrl,
  },
  { id: 'health-check', purposes: toLive, steps: ['health'], published: visaOffice },
  { id: 'visa-fee', steps: ['appointment'], published: visaOffice },
  { id: 'visa-centre', steps: ['appointment'], published: visaCentreUrl },
  { id: 'our-service', to: 'us', steps: ['appointment'], published: 'contact' },
]

const beforeFlying: readonly Omit<UsualCost, 'group'>[] = [
  { id: 'first-fee', purposes: study, steps: ['accept'] },
  {
    id: 'shown-money',
    purposes: study,
    steps: ['germany-blocked-account', 'money'],
    published: visaOffice,
  },
  { id: 'emigration-clearance', purposes: work, steps: ['visa'], published: emigrateUrl },
  { id: 'insurance', steps: ['insurance', 'health', 'flight'], published: visaOffice },
  { id: 'flight', steps: ['flight'] },
]

const firstMonths: readonly Omit<UsualCost, 'group'>[] = [
  { id: 'residence-permit', purposes: toLive, steps: ['arrive'], published: visaOffice },
  { id: 'rent', purposes: toLive, steps: ['arrive'] },
  { id: 'living', purposes: toLive, steps: ['arrive'], published: visaOffice },
  { id: 'stay', purposes: visit, steps: ['flight'] },
  { id: 'local-travel', purposes: visit, steps: ['flight'] },
]

/**
 * What usually has to be paid, without a figure: we invent none. Their words stand in
 * `@/words/plan-money` under the same id. Product 10, Plans.
 */
export const usualCosts: readonly UsualCost[] = [
  ...beforeApplying.map((cost) => ({ ...cost, group: 'before-applying' as const })),
  ...application.map((cost) => ({ ...cost, group: 'application' as const })),
  ...beforeFlying.map((cost) => ({ ...cost, group: 'before-flying' as const })),
  ...firstMonths.map((cost) => ({ ...cost, group: 'first-months' as const })),
]

/** The currencies to choose from, the rupee first. */
export const currencies = [
  'INR',
  'EUR',
  'USD',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'AED',
  'CHF',
  'DKK',
  'SEK',
  'PLN',
  'CZK',
  'HUF',
  'BGN',
  'JPY',
  'KRW',
  'MXN',
  'BRL',
] as const

/** The largest amount and the largest rate that a line takes, and how many decimals a rate has. */
export const moneyLimits = { amount: 9_999_999_999, rate: 100_000, rateDecimals: 6 } as const
