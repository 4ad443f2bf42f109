import { type CountryKey, knownCountries } from './countries.ts'

const byName = new Map<string, CountryKey>(
  knownCountries.flatMap(({ key, aliases }) =>
    [key, ...aliases].map((name): [string, CountryKey] => [name, key]),
  ),
)

/** Every name in countries.ts, other names included. */
export const countryNames: readonly string[] = [...byName.keys()]

/** "The U.K. " → "uk": lower case, no dots, no article, no "of America", single spaces. */
export function plainCountry(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .replace(/^the | of america$/g, '')
}

/** The country that a name means, also one of its other names: "USA" is "united states". */
export const knownCountry = (name: string): CountryKey | undefined => byName.get(plainCountry(name))

/** One key for all names of a country: its key in countries.ts, else its own plain name. */
export const keyOfCountry = (name: string): string => knownCountry(name) ?? plainCountry(name)
