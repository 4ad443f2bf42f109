// Translated 2026-11-22 from en; not yet read by a native speaker.
const short = { study: 'പഠനം', work: 'ജോലി', visit: 'സന്ദർശനം' }

/** What a country's page says of the content's own knowledge. Product 10, Country guide. */
export const countryGuide = {
  /** Of the browser's tab and of search results: a country, and which of these parts its page has. */
  title: (name: string, parts: readonly ('study' | 'work' | 'visit')[]) =>
    parts.length > 0
      ? `${name}: ${parts.map((part) => short[part]).join(', ')}`
      : `${name}: രാജ്യത്തെക്കുറിച്ച്`,
  contents: 'ഈ പേജിൽ',
  /** The last of the contents: it leads to the enquiry form. */
  ask: 'ചോദിക്കുക',
  compare: 'താരതമ്യം ചെയ്യുക',
  /** Read out behind it. */
  compareWith: (name: string) => `${name}, മറ്റു രാജ്യങ്ങളുമായി`,
  /** The headings of the parts, in their order. */
  parts: {
    study: 'അവിടെ പഠനം',
    work: 'അവിടെ ജോലി',
    visit: 'സന്ദർശനം',
    live: 'അവിടെ താമസം',
    plan: 'പ്ലാൻ ഉണ്ടാക്കുക',
  },
  /** The same in the list of contents. */
  short: {
    facts: 'അറിയാൻ',
    ...short,
    live: 'താമസം',
    plan: 'പ്ലാൻ',
  },
  /** Above what the office wrote, on a page in another language. */
  inEnglish: 'ഈ രാജ്യത്തിന്റെ വിവരണം ഇംഗ്ലീഷിലാണ്.',
  usualVisa: 'സാധാരണ വേണ്ട വിസ അല്ലെങ്കിൽ പെർമിറ്റ്',
  visitStatus: 'വിസിറ്റിങ് വിസ',
  jobs: 'ഈ രാജ്യത്തിന്റെ പേരുള്ള ജോലി വിഭാഗങ്ങൾ',
  allJobs: 'എല്ലാ ജോലി വിഭാഗങ്ങളും കാണുക',
  liveIntro: 'വർഷങ്ങളോളം താമസിക്കാനുള്ള വഴികളുടെ ഉദാഹരണങ്ങൾ, മുഴുവൻ ലിസ്റ്റല്ല.',
  immigration: 'ഇമിഗ്രേഷനെക്കുറിച്ച് വായിക്കുക',
  advisers: 'ആർക്കാണ് ഉപദേശം തരാവുന്നത്',
  papers: (count: number) => `സാധാരണ ചോദിക്കുന്ന ${count} ${count === 1 ? 'രേഖ' : 'രേഖകൾ'}`,
  papersHint: 'കൈയിലുള്ളവ ടിക് ചെയ്യൂ. ബാക്കിയുള്ളവ പ്ലാനിൽ ലിസ്റ്റായി കാണാം.',
} as const
