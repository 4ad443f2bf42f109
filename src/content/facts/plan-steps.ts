import { recruitersUrl } from './jobs'
import type { Purpose } from './purposes'
import { visaCentreUrl } from './visiting-visa'

/** How long something takes, from the shortest to the longest that is usual. */
export interface Span {
  from: number
  to: number
  unit: 'days' | 'weeks'
}

/**
 * One step of a plan, written and last compared on the day in written-on.ts. Its text is in plan-steps.ts of each
 * language, under the same id.
 */
export interface StepFact {
  /** Never change it: stored plans contain it. */
  id: string
  span: Span
  /** Where the time comes from: published by the office, or a cautious time by experience. */
  rests: 'office' | 'experience'
  /** The steps that it has to wait for. */
  after: readonly string[]
  /** Who decides: a name from plan-deciders.ts of each language. */
  decides: string
  /** The page of the office that decides. */
  officialUrl?: string
}

/** A span in weeks. */
export const weeks = (from: number, to: number): Span => ({ from, to, unit: 'weeks' })

/** A span in days. */
export const days = (from: number, to: number): Span => ({ from, to, unit: 'days' })

/** The site where people apply for Indian passports and police certificates. */
export const passportUrl = 'https://www.passportindia.gov.in/'

const usual = (
  id: string,
  span: Span,
  after: readonly string[],
  decides: string,
  officialUrl?: string,
): StepFact => ({ id, span, rests: 'experience', after, decides, officialUrl })

const passport = usual('passport', weeks(3, 6), [], 'passport-office', passportUrl)

/** The steps that a purpose needs nearly everywhere, each after those it waits for. Product 10, Plans. */
export const planSteps: Readonly<Record<Purpose, readonly StepFact[]>> = {
  study: [
    passport,
    usual('choose-course', weeks(2, 6), [], 'you'),
    usual('records', weeks(2, 4), [], 'college-in-india'),
    usual('language-test', weeks(4, 10), ['passport'], 'test-centre'),
    usual('apply', weeks(6, 12), ['choose-course', 'records', 'language-test'], 'college'),
    usual('accept', weeks(1, 3), ['apply'], 'college'),
    usual('money', weeks(2, 5), ['apply'], 'bank'),
    usual('health', weeks(1, 2), ['accept'], 'clinic'),
    usual('appointment', weeks(1, 4), ['accept'], 'visa-centre', visaCentreUrl),
    usual('visa', weeks(3, 8), ['appointment', 'money', 'health'], 'visa-office'),
    usual('flight', weeks(1, 3), ['visa'], 'you'),
    usual('arrive', weeks(1, 2), ['flight'], 'you'),
  ],
  work: [
    passport,
    usual('work-papers', weeks(2, 6), [], 'former-employers'),
    usual('work-language', weeks(4, 12), ['passport'], 'test-centre'),
    usual('job', weeks(8, 26), ['work-papers', 'work-language'], 'employer'),
    usual('contract', weeks(1, 2), ['job'], 'you', recruitersUrl),
    usual('permit', weeks(3, 10), ['contract'], 'work-office'),
    usual('police-certificate', weeks(1, 4), ['contract'], 'passport-office', passportUrl),
    usual('health', weeks(1, 2), ['contract'], 'clinic'),
    usual('appointment', weeks(1, 4), ['permit'], 'visa-centre', visaCentreUrl),
    usual('visa', weeks(3, 8), ['appointment', 'police-certificate', 'health'], 'visa-office'),
    usual('flight', weeks(1, 3), ['visa'], 'you'),
    // Nobody should give up a job for a visa that may be refused.
    usual('notice', weeks(4, 12), ['visa'], 'your-employer'),
    usual('arrive', weeks(1, 2), ['flight', 'notice'], 'you'),
  ],
  visit: [
    passport,
    usual('reason', weeks(1, 3), [], 'you'),
    usual('visit-money', weeks(1, 3), [], 'bank'),
    usual('insurance', days(1, 5), ['reason'], 'insurer'),
    usual('appointment', weeks(1, 6), ['passport'], 'visa-centre', visaCentreUrl),
    usual(
      'visa',
      weeks(2, 8),
      ['appointment', 'reason', 'visit-money', 'insurance'],
      'visa-office',
    ),
    usual('flight', weeks(1, 2), ['visa'], 'you'),
  ],
}
