import { knownCountry } from '@/content/facts/known-country'
import { namesOneOf } from '@/content/facts/named-countries'
import { regions } from '@/content/facts/regions'
import { NONE, TYPED } from './match'

/** How well a text names a country that a word means by another name, "uk" or "dubai", or by its region, "gulf". */
export function otherNameOf(word: string): (text: string) => number {
  const country = knownCountry(word)
  const meant = country ? [country] : regions.get(word)
  const isIn = meant && namesOneOf(meant)
  return (text) => (isIn?.(text) ? TYPED : NONE)
}
