// Translated 2026-11-28 from en; not yet read by a native speaker.
/** Words of lists and search results that a page's first view does not need. Product 2, /search, /latest and /latestjobs/:id. */
export const browseLate = {
  /** Links in place of the job categories, while there are none. */
  job: 'എന്തു ജോലി വേണമെന്ന് ഞങ്ങളോടു പറയുക',
  seeCountries: 'രാജ്യങ്ങൾ കാണുക',
  countries: 'അപേക്ഷിക്കുന്നതിനു മുമ്പ് രാജ്യത്തെക്കുറിച്ചു വായിക്കൂ:',
  eachWord: 'ഈ വാക്കുകളെല്ലാം ഒന്നിച്ചുള്ള ഒന്നുമില്ല. ഓരോന്നും തനിയെ:',
  wordWithCount: (word: string, count: number) => `${word} (${count})`,
}
