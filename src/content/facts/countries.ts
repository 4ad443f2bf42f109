/** A country that the site has content about. `key` is its English name in lower case. */
interface KnownCountry {
  key: string
  /** Other names that people and the API use for it: in lower case, without dots and without "the". */
  aliases: readonly string[]
}

/** Every country that texts, facts or drawings mention. Product 10, Country guide. */
export const knownCountries = [
  { key: 'australia', aliases: [] },
  { key: 'austria', aliases: ['osterreich', 'österreich'] },
  { key: 'belgium', aliases: [] },
  { key: 'brazil', aliases: ['brasil'] },
  { key: 'bulgaria', aliases: [] },
  { key: 'canada', aliases: [] },
  { key: 'croatia', aliases: [] },
  { key: 'czech republic', aliases: ['czechia'] },
  { key: 'denmark', aliases: [] },
  { key: 'estonia', aliases: [] },
  { key: 'finland', aliases: [] },
  { key: 'france', aliases: [] },
  { key: 'germany', aliases: ['deutschland'] },
  { key: 'greece', aliases: [] },
  { key: 'hungary', aliases: [] },
  { key: 'india', aliases: ['bharat'] },
  { key: 'ireland', aliases: ['republic of ireland'] },
  { key: 'italy', aliases: ['italia'] },
  { key: 'japan', aliases: [] },
  { key: 'latvia', aliases: [] },
  { key: 'lithuania', aliases: [] },
  { key: 'luxembourg', aliases: ['luxemburg'] },
  { key: 'malta', aliases: [] },
  { key: 'mexico', aliases: [] },
  { key: 'netherlands', aliases: ['holland'] },
  { key: 'new zealand', aliases: ['nz'] },
  { key: 'poland', aliases: [] },
  { key: 'portugal', aliases: [] },
  { key: 'singapore', aliases: [] },
  { key: 'south korea', aliases: ['korea', 'republic of korea'] },
  { key: 'spain', aliases: [] },
  { key: 'sweden', aliases: [] },
  { key: 'switzerland', aliases: [] },
  { key: 'united arab emirates', aliases: ['abu dhabi', 'dubai', 'emirates', 'uae'] },
  {
    key: 'united kingdom',
    aliases: ['britain', 'england', 'great britain', 'northern ireland', 'scotland', 'uk', 'wales'],
  },
  {
    key: 'united states',
    aliases: ['america', 'us', 'usa'],
  },
] as const satisfies readonly KnownCountry[]

/** A `key` from this list, such as "germany", under which the site has content about a country. */
export type CountryKey = (typeof knownCountries)[number]['key']
