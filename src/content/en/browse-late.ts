/** Words of lists and search results that a page's first view does not need. Product 2, /search, /latest and /latestjobs/:id. */
export const browseLate = {
  /** Links in place of the job categories, while there are none. */
  job: 'Tell us what work you look for',
  seeCountries: 'See the countries',
  /** Before the names of countries, each a link to its page. */
  countries: 'Before you apply, read about the country:',
  /** Above the words of a keyword that find something each for itself, with the number of results. */
  eachWord: 'Nothing has all of these words. By themselves:',
  wordWithCount: (word: string, count: number) => `${word} (${count})`,
}
