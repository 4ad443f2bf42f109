/** What a country is called that the API, or a form, names in English. Product 10, Languages. */
export const countryName = (name: string): string => name

/** A list of countries in the order of the alphabet: in English that in which it was written. */
export const inAlphabet = <T>(list: readonly T[], _nameOf: (item: T) => string): readonly T[] =>
  list
