import { otherEnglishNames } from '@/content/facts/country-spellings'
import { knownCountry, plainCountry } from '@/content/facts/known-country'
import { namesOneOf } from '@/content/facts/named-countries'
import { regions } from '@/content/facts/regions'
import { type MeaningOf, NONE, EXACT } from './match'

/** For each name of a country that is not in the table of countries ("ksa", "turkey"): all its names. */
const moreNames = new Map(
  Object.entries(otherEnglishNames).flatMap(([name, others]) => {
    const all = [name, ...others]
    return all.map((each) => [each, all] as const)
  }),
)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** Returns a function that checks whether a text names one of the countries, by any English name. */
export function namesAnyOf(countries: readonly string[]): (text: string) => boolean {
  const isIn = namesOneOf(countries.flatMap((name) => moreNames.get(name) ?? [name]))
  return (text) => isIn(withoutAccents(text))
}

/**
 * How well a text names a country that the words mean by another name ("uk" or "abu dhabi") or by its region
 * ("gulf"); undefined if they mean none.
 */
export const otherNameOf: MeaningOf = (words) => {
  const name = plainCountry(words)
  const country = knownCountry(name)
  const meant = country ? [country] : (regions.get(name) ?? moreNames.get(name))
  const isIn = meant && namesAnyOf(meant)
  return isIn && ((text) => (isIn(text) ? EXACT : NONE))
}
