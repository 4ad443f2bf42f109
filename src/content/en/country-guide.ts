const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')

/** What a country's page says of the content's own knowledge. Product 10, Country guide. */
export const countryGuide = {
  /** Of the browser's tab and of search results: a country, and which of these parts its page has. */
  title: (name: string, parts: readonly ('study' | 'work' | 'visit')[]) =>
    parts.length > 0 ? `${name}: ${listed(parts)}` : `${name}: country guide`,
  contents: 'On this page',
  /** The last of the contents: it leads to the enquiry form. */
  ask: 'Ask us',
  compare: 'Compare',
  /** Read out behind it. */
  compareWith: (name: string) => `${name} with other countries`,
  /** The headings of the parts, in their order. */
  parts: {
    study: 'Study there',
    work: 'Work there',
    visit: 'Visit',
    live: 'Live there',
    plan: 'Make a plan',
  },
  /** The same in the list of contents. */
  short: {
    facts: 'Good to know',
    study: 'Study',
    work: 'Work',
    visit: 'Visit',
    live: 'Live',
    plan: 'Plan',
  },
  /** Above what the office wrote, on a page in another language. */
  inEnglish: 'The country is described in English.',
  usualVisa: 'Usual visa or permit',
  visitStatus: 'Visit visas',
  jobs: 'Job categories that name this country',
  allJobs: 'See all job categories',
  liveIntro: 'Some ways to stay for years, not a full list.',
  immigration: 'Read about immigration',
  advisers: 'Who may advise you',
  papers: (count: number) => `${count} papers usually asked for`,
  papersHint: 'Tick what you already have. The plan then lists the rest.',
} as const
