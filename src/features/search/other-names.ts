import { otherEnglishNames } from '@/content/facts/country-spellings'
import { knownCountry, plainCountry } from '@/content/facts/known-country'
import { namesOneOf } from '@/content/facts/named-countries'
import { regions } from '@/content/facts/regions'
import { type MeaningOf, NONE, TYPED } from './match'

/** All names of a country that the table of countries does not have, by each: "ksa", "turkey". */
const moreNames = new Map(
  Object.entries(otherEnglishNames).flatMap(([name, others]) => {
    const all = [name, ...others]
    return all.map((each) => [each, all] as const)
  }),
)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** Tells whether a text names one of some countries, by whatever English name. */
export function namesAnyOf(countries: readonly string[]): (text: string) => boolean {
  const isIn = namesOneOf(countries.flatMap((name) => moreNames.get(name) ?? [name]))
  return (text) => isIn(withoutAccents(text))
}

/**
 * How well a text names a country that words mean by another name, "uk" or "abu dhabi", or by its region,
 * "gulf"; undefined where they mean none.
 */
export const otherNameOf: MeaningOf = (words) => {
  const name = plainCountry(words)
  const country = knownCountry(name)
  const meant = country ? [country] : (regions.get(name) ?? moreNames.get(name))
  const isIn = meant && namesAnyOf(meant)
  return isIn && ((text) => (isIn(text) ? TYPED : NONE))
}
