/**
 * The papers that are usually asked for, by what somebody goes for, in the order of the lists; their
 * words stand in `@/words/papers`. Ids are part of addresses and of stored plans: keep them.
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
  ],
} as const

/** What one country asks for besides, by what for and by the country's key. */
const besides = {
  study: {
    australia: ['australia-enrolment', 'australia-health-cover'],
    canada: ['canada-province-letter'],
    germany: ['germany-aps'],
    'united-kingdom': ['uk-cas', 'uk-tuberculosis-test'],
    'united-states': ['usa-i20', 'usa-sevis'],
  },
  work: {
    canada: ['canada-lmia'],
    poland: ['poland-work-permit'],
    'united-kingdom': ['uk-sponsorship'],
  },
  visit: {},
} as const

type Besides = typeof besides
type InOne<T> = T[keyof T]

/** One paper, as addresses and plans name it. */
export type PaperId =
  | InOne<typeof papers>[number]
  | Extract<InOne<Besides['study']> | InOne<Besides['work']>, readonly string[]>[number]

/**
 * The papers for a purpose, and behind them what a country asks for besides (`country`: its key in the
 * table of countries; one that is not known adds nothing). Product 10, Country guide.
 */
export function papersFor(purpose: keyof typeof papers, country = ''): readonly PaperId[] {
  const more = new Map<string, readonly PaperId[]>(Object.entries(besides[purpose]))
  return [...papers[purpose], ...(more.get(country) ?? [])]
}
