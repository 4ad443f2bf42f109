import { sorted } from '@/lib/lists'
import { keyOfCountry } from './known-country'

/**
 * What pages in a language other than English call a country; the API and the forms use its English name. `names` is in
 * alphabetical order, by keys of `keyOfCountry`. A country that is not in it keeps its name. Product 10, Languages.
 */
export const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (name: string): string => {
    const key = keyOfCountry(name)
    return (Object.hasOwn(names, key) && names[key]) || name
  }

/** A list of countries in the order of `names`; those that are not in it come last, in the order given. */
export function orderIn(names: Readonly<Record<string, string>>) {
  const places = new Map(Object.keys(names).map((key, place) => [key, place]))
  return <T>(list: readonly T[], nameOf: (item: T) => string): readonly T[] => {
    const placeOf = (item: T) => places.get(keyOfCountry(nameOf(item))) ?? places.size
    return sorted(list, (one, other) => placeOf(one) - placeOf(other))
  }
}
