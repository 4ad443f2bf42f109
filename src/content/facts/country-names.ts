import { sorted } from '@/lib/lists'
import { keyOfCountry } from './known-country'

/**
 * How pages in another language than English name a country that the API or a form calls by its
 * English name. `names` are in the order of the alphabet, by keys of `keyOfCountry`; one that they
 * lack keeps the name that it has. Product 10, Languages.
 */
export const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (name: string): string => {
    const key = keyOfCountry(name)
    return (Object.hasOwn(names, key) && names[key]) || name
  }

/** A list of countries in the order of `names`; those that they lack come last, in the order given. */
export function orderIn(names: Readonly<Record<string, string>>) {
  const places = new Map(Object.keys(names).map((key, place) => [key, place]))
  return <T>(list: readonly T[], nameOf: (item: T) => string): readonly T[] => {
    const placeOf = (item: T) => places.get(keyOfCountry(nameOf(item))) ?? places.size
    return sorted(list, (one, other) => placeOf(one) - placeOf(other))
  }
}
