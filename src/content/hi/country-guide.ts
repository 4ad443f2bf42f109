// Translated 2026-11-22 from en; not yet read by a native speaker.
const short = { study: 'पढ़ाई', work: 'काम', visit: 'घूमना' }
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} और ${words.at(-1)}` : words.join('')

/** What a country's page says of the content's own knowledge. Product 10, Country guide. */
export const countryGuide = {
  /** Of the browser's tab and of search results: a country, and which of these parts its page has. */
  title: (name: string, parts: readonly ('study' | 'work' | 'visit')[]) =>
    parts.length > 0
      ? `${name}: ${listed(parts.map((part) => short[part]))}`
      : `${name}: देश की जानकारी`,
  contents: 'इस पेज पर',
  /** The last of the contents: it leads to the enquiry form. */
  ask: 'हमसे पूछें',
  compare: 'तुलना करें',
  /** Read out behind it. */
  compareWith: (name: string) => `${name} और दूसरे देशों की`,
  /** The headings of the parts, in their order. */
  parts: {
    study: 'वहाँ पढ़ना',
    work: 'वहाँ काम करना',
    visit: 'घूमने जाना',
    live: 'वहाँ रहना',
    plan: 'प्लान बनाएँ',
  },
  /** The same in the list of contents. */
  short: {
    facts: 'काम की बातें',
    ...short,
    live: 'रहना',
    plan: 'प्लान',
  },
  /** Above what the office wrote, on a page in another language. */
  inEnglish: 'इस देश का ब्योरा अंग्रेज़ी में है।',
  usualVisa: 'आम तौर पर यह वीज़ा या परमिट',
  visitStatus: 'विज़िटिंग वीज़ा',
  jobs: 'नौकरियों की कैटेगरी जिनमें इस देश का नाम है',
  allJobs: 'नौकरियों की सारी कैटेगरी देखें',
  liveIntro: 'बरसों रहने के कुछ रास्ते, पूरी लिस्ट नहीं।',
  immigration: 'इमिग्रेशन के बारे में पढ़ें',
  advisers: 'आपको सलाह कौन दे सकता है',
  papers: (count: number) =>
    count === 1 ? '1 काग़ज़ जो आम तौर पर माँगा जाता है' : `${count} काग़ज़ात जो आम तौर पर माँगे जाते हैं`,
  papersHint: 'जो आपके पास पहले से है, उस पर निशान लगाएँ। बाक़ी की लिस्ट प्लान में आ जाएगी।',
} as const
