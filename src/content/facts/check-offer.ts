import type { Helpline, LookUpPlace } from './official-help'

/** The day on which these rules were last checked: year, month, day. Change it when you check them again. */
export const offerRulesWrittenOn = '2026-11-30'

/** What somebody may want to check, in the order of the page. */
export const offerKinds = ['job', 'agent', 'college', 'visa', 'message'] as const

/** What is checked: it decides which questions are asked. */
export type OfferKind = (typeof offerKinds)[number]

/** The possible answers to each question. */
export const offerAnswers = ['yes', 'no', 'unsure'] as const

/** The answer to one question; `unsure` is never a warning sign. */
export type OfferAnswer = (typeof offerAnswers)[number]

/** One question: which answer is a warning sign, how serious it is, and where to find out more. */
interface OfferRule {
  sign: Exclude<OfferAnswer, 'unsure'>
  /** `stop`: pay nothing and go no further; `care`: find out more first. */
  weight: 'stop' | 'care'
  places?: readonly LookUpPlace[]
  call?: Helpline
}

const colleges = [
  'canadaColleges',
  'ukColleges',
  'australiaColleges',
  'usColleges',
  'germanyColleges',
  'germanyCourses',
] as const satisfies readonly LookUpPlace[]

const advisers = [
  'canadaAdvisers',
  'australiaAdvisers',
  'ukAdvisers',
] as const satisfies readonly LookUpPlace[]

/**
 * Every question by its id. Its text is in check-offer-work, -study, -message or, for several kinds of offer, -money.ts
 * of each language. A new one is an entry here, one there, and its id below. Product 10, Checking an offer.
 */
export const offerRules = {
  'job-for-sale': { sign: 'yes', weight: 'stop', places: ['recruiters'], call: 'norka' },
  'unlisted-agent': { sign: 'yes', weight: 'stop', places: ['recruiters'], call: 'norka' },
  'listed-agent': { sign: 'no', weight: 'stop', places: ['recruiters'], call: 'norka' },
  'same-office': { sign: 'no', weight: 'stop', places: ['recruiters'], call: 'norka' },
  'high-charge': { sign: 'yes', weight: 'stop', places: ['recruiters'], call: 'norka' },
  receipt: { sign: 'no', weight: 'stop' },
  'visit-visa-work': { sign: 'yes', weight: 'stop', places: ['recruiters'], call: 'shubhayatra' },
  'scam-centre': { sign: 'yes', weight: 'stop', places: ['recruiters'], call: 'shubhayatra' },
  'uk-care': { sign: 'yes', weight: 'stop', places: ['ukEmployers'], call: 'norka' },
  'no-clearance': { sign: 'yes', weight: 'stop', places: ['recruiters'], call: 'norka' },
  'job-in-writing': { sign: 'no', weight: 'care' },
  'employer-says-yes': { sign: 'no', weight: 'care', places: ['ukEmployers'] },
  'no-interview': { sign: 'yes', weight: 'care' },
  'free-mail': { sign: 'yes', weight: 'care' },
  'real-office': { sign: 'no', weight: 'care' },
  'fees-in-writing': { sign: 'no', weight: 'care' },
  cash: { sign: 'yes', weight: 'stop', call: 'shubhayatra' },
  passport: { sign: 'yes', weight: 'stop', call: 'norka' },
  promise: { sign: 'yes', weight: 'stop' },
  hurry: { sign: 'yes', weight: 'care' },
  'false-papers': { sign: 'yes', weight: 'stop' },
  'blank-form': { sign: 'yes', weight: 'stop' },
  'listed-college': { sign: 'no', weight: 'stop', places: colleges },
  'college-wrote': { sign: 'no', weight: 'care', places: colleges },
  'course-on-site': { sign: 'no', weight: 'care', places: colleges },
  'fees-elsewhere': { sign: 'yes', weight: 'stop' },
  'place-promised': { sign: 'yes', weight: 'stop' },
  'study-to-work': { sign: 'yes', weight: 'care' },
  'appointment-for-sale': { sign: 'yes', weight: 'stop', places: ['visaCentre'] },
  'official-site': { sign: 'no', weight: 'care', places: ['visaCentre'] },
  'adviser-licence': { sign: 'no', weight: 'care', places: advisers },
  'asked-for-it': { sign: 'no', weight: 'care' },
  'exact-address': { sign: 'no', weight: 'stop', places: ['cybercrime'], call: 'cyberFraud' },
  'secret-codes': { sign: 'yes', weight: 'stop', places: ['cybercrime'], call: 'cyberFraud' },
  'install-app': { sign: 'yes', weight: 'stop', places: ['cybercrime'], call: 'cyberFraud' },
  'pay-by-link': { sign: 'yes', weight: 'stop', places: ['cybercrime'], call: 'cyberFraud' },
  'unasked-prize': { sign: 'yes', weight: 'stop', places: ['cybercrime'], call: 'cyberFraud' },
  'own-number': { sign: 'no', weight: 'care' },
  'gave-details': { sign: 'yes', weight: 'stop', places: ['cybercrime'], call: 'cyberFraud' },
} as const satisfies Record<string, OfferRule>

/** The id of a question, under which each language has its texts. */
export type OfferRuleId = keyof typeof offerRules

const isRuleId = (id: string): id is OfferRuleId => id in offerRules

/** Every question there is, in the order above. */
export const offerRuleIds = Object.keys(offerRules).filter(isRuleId)

/** The questions of each kind, 9 to 12, the most serious first; of equals, those with the same sign together. */
export const offerQuestions: Record<OfferKind, readonly OfferRuleId[]> = {
  job: [
    'job-for-sale',
    'unlisted-agent',
    'visit-visa-work',
    'scam-centre',
    'uk-care',
    'no-clearance',
    'cash',
    'passport',
    'promise',
    'no-interview',
    'job-in-writing',
    'employer-says-yes',
  ],
  agent: [
    'listed-agent',
    'same-office',
    'receipt',
    'high-charge',
    'cash',
    'passport',
    'visit-visa-work',
    'promise',
    'free-mail',
    'hurry',
    'fees-in-writing',
    'real-office',
  ],
  college: [
    'listed-college',
    'fees-elsewhere',
    'place-promised',
    'false-papers',
    'cash',
    'study-to-work',
    'hurry',
    'college-wrote',
    'course-on-site',
  ],
  visa: [
    'promise',
    'appointment-for-sale',
    'visit-visa-work',
    'false-papers',
    'blank-form',
    'cash',
    'passport',
    'hurry',
    'official-site',
    'adviser-licence',
  ],
  message: [
    'gave-details',
    'secret-codes',
    'pay-by-link',
    'install-app',
    'unasked-prize',
    'exact-address',
    'own-number',
    'asked-for-it',
    'hurry',
  ],
}

type Help = { places: readonly LookUpPlace[]; calls: readonly Helpline[] }

const whenCheated = ['shubhayatra', 'cyberFraud', 'pbsk'] as const
const recruiting: Help = { places: ['recruiters', 'madad'], calls: ['norka', ...whenCheated] }

/** What to look up and whom to call, whatever the answers are. */
export const offerHelp: Record<OfferKind, Help> = {
  job: recruiting,
  agent: recruiting,
  college: { places: colleges, calls: ['cyberFraud'] },
  visa: { places: ['visaCentre', ...advisers, 'madad'], calls: whenCheated },
  message: { places: ['cybercrime'], calls: ['cyberFraud'] },
}

/** The highest service charge of a recruiting agent: in rupees, and the tax on it in per cent. */
export const serviceCharge = { rupees: '30,000', taxPercent: 18 } as const

/** The number of countries in plan-clearance.ts: some workers need emigration clearance for them. */
export const clearanceCountries = 18
