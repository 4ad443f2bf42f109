import { type CountryKey, knownCountries } from './countries'

const byName = new Map<string, CountryKey>(
  knownCountries.flatMap(({ key, aliases }) =>
    [key, ...aliases].map((name): [string, CountryKey] => [name, key]),
  ),
)

/** "The U.K. " → "uk": lower case, no dots, no article, single spaces. */
export function plainCountry(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .replace(/^the /, '')
}

/** The country that a name or one of its other names means: "USA" is "united states". */
export const knownCountry = (name: string): CountryKey | undefined => byName.get(plainCountry(name))
