import { countryNames, keyOfCountry } from '@/content/facts/known-country'
import { namesOneOf } from '@/content/facts/named-countries'
import { plainText } from '@/lib/text/plain-text'

/**
 * The one country of `names` that a text names, by any name ("Nurses for the U.K."); undefined where it names
 * none, or more than one. Product 2, Enquiry forms.
 */
export function countryIn(text: string, names: readonly string[]): string | undefined {
  // In capitals as typed: "us" is a word, and "US" a country.
  const written = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const nameOf = new Map(names.map((name) => [keyOfCountry(plainText(name)), name]))
  // Also countries that are not in `names`: "Canada & Dubai" names two.
  const keys = [...new Set([...nameOf.keys(), ...countryNames.map(keyOfCountry)])]
  const named = keys.filter((key) => namesOneOf([key])(written))
  // "Papua New Guinea" does not also name "Guinea".
  const [only, ...more] = named.filter(
    (key) => !named.some((other) => other !== key && ` ${other} `.includes(` ${key} `)),
  )
  return only === undefined || more.length > 0 ? undefined : nameOf.get(only)
}
