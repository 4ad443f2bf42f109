import type { CountryKey } from './countries'
import type { Purpose } from './purposes'

/**
 * The papers that are usually needed for each purpose, in the order of the lists. Their texts are in papers.ts of each
 * language. Never change an id: it is part of addresses and of stored plans.
 */
export const papers = {
  study: [
    'passport',
    'college-letter',
    'certificates',
    'language-test',
    'proof-of-money',
    'own-letter',
    'health',
    'photographs',
  ],
  work: [
    'passport',
    'job-offer',
    'work-certificates',
    'cv',
    'language-proof',
    'recognition',
    'police-certificate',
    'photographs',
  ],
  visit: [
    'reason-to-travel',
    'money-for-visit',
    'reason-to-return',
    'place-to-stay',
    'passport-and-insurance',
    'photographs',
  ],
} as const

/** The papers that one country asks for in addition, by purpose and by the country's key. */
export const countryPapers = {
  study: {
    australia: ['australia-enrolment', 'australia-health-cover'],
    canada: ['canada-province-letter'],
    germany: ['germany-aps'],
    'united kingdom': ['uk-cas', 'uk-tuberculosis-test'],
    'united states': ['usa-i20', 'usa-sevis'],
  },
  work: {
    canada: ['canada-lmia'],
    poland: ['poland-work-permit'],
    'united kingdom': ['uk-sponsorship', 'uk-tuberculosis-test'],
  },
  visit: {},
} as const satisfies Record<Purpose, Partial<Record<CountryKey, readonly string[]>>>

type Besides = typeof countryPapers
type InOne<T> = T[keyof T]

/** The id of a paper in addresses and plans. */
export type PaperId =
  | InOne<typeof papers>[number]
  | Extract<InOne<Besides['study']> | InOne<Besides['work']>, readonly string[]>[number]

/**
 * The papers for a purpose, followed by those that a country asks for in addition; an unknown country adds nothing.
 * Product 10, Country guide.
 */
export function papersFor(purpose: Purpose, country?: CountryKey): readonly PaperId[] {
  const more: Partial<Record<CountryKey, readonly PaperId[]>> = countryPapers[purpose]
  return [...papers[purpose], ...((country && more[country]) ?? [])]
}
