import { MOST_COMPARED } from '@/content/facts/compare'

type Counts = Record<'different' | 'same' | 'partial', number>

/** "4 points differ, 2 are the same, and for 3 we do not know every country"; what is none is left out. */
function told({ different, same, partial }: Counts): string {
  const differ = different === 1 ? '1 point differs' : `${different} points differ`
  const alike = same > 0 && (same === 1 ? '1 is the same' : `${same} are the same`)
  const silent = partial > 0 && `for ${partial} we do not know every country`
  const parts = [differ, alike, silent].filter(Boolean)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : differ
}

/** The words of the page at /compare. Product 10, Comparison. */
export const compare = {
  meta: {
    title: 'Compare countries',
    description:
      'Two to four countries side by side: study, work, visits and life there, and what each asks of you. See at once in which points they differ.',
  },
  heading: 'Compare countries',
  intro:
    'Put two to four countries side by side and see where they differ: language, intakes, study, work, visits and routes to stay.',
  choose: {
    heading: 'Choose countries',
    hint: `2 to ${MOST_COMPARED} countries.`,
    button: 'Compare them',
    tooFew: 'Choose at least two countries.',
    tooMany: `${MOST_COMPARED} countries at most. Remove one to choose another.`,
    loading: 'Loading the countries',
    failed: 'The countries did not load.',
    empty: 'There are no countries to compare right now.',
    /** Links in place of the countries, while there are none. */
    visit: 'See where you can visit',
    ask: 'Ask us about a country',
  },
  loading: 'Loading the countries',
  tooMany: (names: string) =>
    `Only ${MOST_COMPARED} countries fit side by side. Left out: ${names}.`,
  unknown: (id: string) => `We have no country at “${id}”. We may have removed it.`,
  takeOff: 'Remove it',
  failed: (name: string) => `${name} did not load.`,
  nameless: 'A country',
  /** Above the table, and read out with each change. */
  summary: (names: string, counts: Counts) => `${names}: ${told(counts)}.`,
  /** "Germany, Canada and Malta"; of one or more. */
  together: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join(''),
  table: 'Countries side by side',
  point: 'Point',
  groups: {
    facts: 'Good to know',
    study: 'Study there',
    work: 'Work there',
    visit: 'Visit',
    live: 'Live there',
  },
  rows: {
    more: 'Also',
    points: 'Main points',
    papers: 'Papers besides the usual',
    official: 'Official page',
    route: 'Usual visa or permit',
    status: 'Visit visas',
    visa: 'The visa',
    advisers: 'Who may advise you',
  },
  /** In the place of what a country says: it is we who know nothing, and that is no answer. */
  notSaid: 'We have no information',
  verdicts: {
    same: 'The same',
    different: 'Differs by country',
    partial: 'Some not known to us',
  },
  next: 'Next step',
  plan: 'Make a plan',
  planFor: (name: string) => `for ${name}`,
} as const
