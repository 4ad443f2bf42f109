import { knownCountry } from '@/content/facts/known-country'
import { namesCountry } from '@/content/facts/named-countries'
import { NONE, TYPED } from './match'

/** How well a text names the country of which a word is another name: "uk", "dubai", "holland". */
export function otherNameOf(word: string): (text: string) => number {
  const country = knownCountry(word)
  return (text) => (country !== undefined && namesCountry(text, country) ? TYPED : NONE)
}
