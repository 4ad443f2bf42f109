import { clearanceCountries } from './plan-clearance'
import type { PlanCountry } from './plan-countries'
import { passportUrl } from './plan-steps'
import { premiumPrice } from './premium'
import type { Purpose } from './purposes'

/** One usual cost. */
export interface UsualCost {
  /** Never change it: stored plans contain it. */
  id: string
  /** When it is paid: the sheet is grouped by this. */
  group: 'before-applying' | 'application' | 'before-flying' | 'first-months'
  /** 'us': it is paid to this company. Absent: to others. */
  to?: 'us'
  /** Absent: for every purpose. */
  purposes?: readonly Purpose[]
  /** Absent: for every country. Else: for these, or while no country is chosen. */
  countries?: readonly PlanCountry[]
  /** It is due with the first of these steps that the plan has. */
  steps: readonly string[]
  /**
   * The page that shows the amount. 'visa-office': the page of the office that decides about the visa. 'premium',
   * 'contact': pages of this site. Absent: only the text says where.
   */
  published?: string
  /** The amount, if it is this company's price and known. */
  rupees?: number
  /** Only who wants it pays it: it is offered, but not added with the others. */
  optional?: true
}

const study: readonly Purpose[] = ['study']
const work: readonly Purpose[] = ['work']
const visit: readonly Purpose[] = ['visit']
const toLive: readonly Purpose[] = ['study', 'work']

const apostilleUrl = 'https://www.mea.gov.in/apostille.htm'
const emigrateUrl = 'https://emigrate.gov.in/'
const visaOffice = 'visa-office'

type More = Pick<UsualCost, 'to' | 'purposes' | 'countries' | 'published' | 'rupees' | 'optional'>

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
 * What usually has to be paid. Only this company's own price has a figure here: never invent another one. The texts are
 * in plan-costs.ts of each language, under the same id. Product 10, Plans.
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
    optional: true,
  }),
  application('course-application', ['apply'], { purposes: study }),
  // The visa office asks for the receipt of the one and the proof of the other.
  application('first-fee', ['accept'], { purposes: study }),
  application('shown-money', ['germany-blocked-account', 'money'], {
    purposes: study,
    published: visaOffice,
  }),
  application('police-certificate', ['police-certificate'], {
    purposes: work,
    published: passportUrl,
  }),
  application('health-check', ['health'], { purposes: toLive, published: visaOffice }),
  application('visa-fee', ['appointment'], { published: visaOffice }),
  application('visa-centre', ['appointment'], { published: visaOffice }),
  application('country-charges', ['appointment'], { published: visaOffice }),
  application('our-service', ['appointment'], { to: 'us', published: 'contact' }),
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

/** The largest amount and exchange rate that a line accepts, and how many decimals a rate may have. */
export const moneyLimits = { amount: 9_999_999_999, rate: 100_000, rateDecimals: 6 } as const
