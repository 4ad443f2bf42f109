// Translated 2026-11-28 from en; not yet read by a native speaker.
/** Words of lists and search results that a page's first view does not need. Product 2, /search, /latest and /latestjobs/:id. */
export const browseLate = {
  /** Links in place of the job categories, while there are none. */
  job: 'हमें बताएँ कि कौन-सा काम चाहिए',
  seeCountries: 'देश देखें',
  countries: 'आवेदन से पहले देश के बारे में पढ़ें:',
  eachWord: 'ये सभी शब्द एक साथ कहीं नहीं मिले। अलग-अलग:',
  wordWithCount: (word: string, count: number) => `${word} (${count})`,
}
