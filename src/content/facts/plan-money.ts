import { clearanceCountries } from './plan-clearance'
import type { PlanCountry } from './plan-countries'
import { passportUrl } from './plan-steps'
import { premiumPrice } from './premium'
import type { Purpose } from './purposes'

/** One usual cost. */
export interface UsualCost {
  /** Part of stored plans: keep it. */
  id: string
  /** When it is paid, as the sheet is grouped. */
  group: 'before-applying' | 'application' | 'before-flying' | 'first-months'
  /** Absent: to others. */
  to?: 'us'
  /** Absent: whatever somebody goes for. */
  purposes?: readonly Purpose[]
  /** Absent: wherever; these, or not decided yet. */
  countries?: readonly PlanCountry[]
  /** The steps with which it is due: the first of them that the plan has. */
  steps: readonly string[]
  /**
   * The page where the figure stands; 'visa-office': that of the office which decides about the visa;
   * 'premium', 'contact': ours. Absent: words alone say where.
   */
  published?: string
  /** Where it is ours and known. */
  rupees?: number
}

const study: readonly Purpose[] = ['study']
const work: readonly Purpose[] = ['work']
const visit: readonly Purpose[] = ['visit']
const toLive: readonly Purpose[] = ['study', 'work']

const apostilleUrl = 'https://www.mea.gov.in/apostille.htm'
const emigrateUrl = 'https://emigrate.gov.in/'
const visaOffice = 'visa-office'

type More = Pick<UsualCost, 'to' | 'purposes' | 'countries' | 'published' | 'rupees'>

/** Costs of one group: id, the steps it is due with, and the rest. */
const paid =
  (group: UsualCost['group']) =>
  (id: string, steps: readonly string[], more: More = {}): UsualCost => ({
    id,
    group,
    steps,
    ...more,
  })

const beforeApplying = paid('before-applying')
const application = paid('application')
const beforeFlying = paid('before-flying')
const firstMonths = paid('first-months')

/**
 * What usually has to be paid, without a figure but our own: we invent none. Their words stand in
 * `@/words/plan-costs` under the same id. Product 10, Plans.
 */
export const usualCosts: readonly UsualCost[] = [
  beforeApplying('passport', ['passport'], { published: passportUrl }),
  beforeApplying('language-test', ['language-test', 'work-language'], { purposes: toLive }),
  beforeApplying('certified-papers', ['records', 'work-papers'], {
    purposes: toLive,
    published: apostilleUrl,
  }),
  beforeApplying('recognition', ['germany-recognition', 'work-papers'], { purposes: work }),
  beforeApplying('our-premium', [], {
    to: 'us',
    published: 'premium',
    rupees: premiumPrice.priceRupees,
  }),
  application('course-application', ['apply'], { purposes: study }),
  application('police-certificate', ['police-certificate'], {
    purposes: work,
    published: passportUrl,
  }),
  application('health-check', ['health'], { purposes: toLive, published: visaOffice }),
  application('visa-fee', ['appointment'], { published: visaOffice }),
  application('visa-centre', ['appointment'], { published: visaOffice }),
  application('country-charges', ['appointment'], { published: visaOffice }),
  application('our-service', ['appointment'], { to: 'us', published: 'contact' }),
  beforeFlying('first-fee', ['accept'], { purposes: study }),
  beforeFlying('shown-money', ['germany-blocked-account', 'money'], {
    purposes: study,
    published: visaOffice,
  }),
  beforeFlying('emigration-clearance', ['emigration-clearance', 'visa'], {
    purposes: work,
    countries: clearanceCountries,
    published: emigrateUrl,
  }),
  beforeFlying('insurance', ['insurance', 'health', 'flight'], { published: visaOffice }),
  beforeFlying('flight', ['flight']),
  firstMonths('residence-permit', ['arrive'], { purposes: toLive, published: visaOffice }),
  firstMonths('rent', ['arrive'], { purposes: toLive }),
  firstMonths('living', ['arrive'], { purposes: toLive, published: visaOffice }),
  firstMonths('stay', ['flight'], { purposes: visit }),
  firstMonths('local-travel', ['flight'], { purposes: visit }),
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
  'JPY',
  'KRW',
  'MXN',
  'BRL',
] as const

/** The largest amount and the largest rate that a line takes, and how many decimals a rate has. */
export const moneyLimits = { amount: 9_999_999_999, rate: 100_000, rateDecimals: 6 } as const
