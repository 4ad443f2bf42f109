import { keyOfCountry, knownCountry, plainCountry } from '@/content/facts/known-country'
import { countriesQuery } from '@/entities/country/api'
import { countryWithin } from '@/features/plan/answers/new-plan'
import type { Plan } from '@/features/plan/stored/schema'
import { useApiQuery } from '@/lib/api/query'
import { plainText } from '@/lib/text/plain-text'

const plain = (name: string) => plainCountry(plainText(name))

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place))

/** What the browser calls the world's countries in English, by which the API names them. */
function worldsNames() {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const regions = letters.flatMap((first) => letters.map((second) => names.of(first + second)))
  return new Set(regions.flatMap((name) => (name ? [plain(name)] : [])))
}

let world: ReadonlySet<string> | undefined

/** Whether there is a country of this name, so that it may be part of a heading. A link's may be a demand for money. */
export function isCountry(name: string): boolean {
  if (knownCountry(name)) return true
  world ??= worldsNames()
  return world.has(plain(name))
}

/** A link's country as a kept plan has it: one that nobody but the sender knows is left out, or has the API's name. */
export function useSentCountry(country: Plan['country']): Plan['country'] {
  const isUnknown = country !== null && !isCountry(country.name)
  const { data } = useApiQuery({ ...countriesQuery(), enabled: isUnknown })
  if (!isUnknown) return country
  const key = keyOfCountry(country.name)
  const listed =
    data?.find(({ _id }) => _id === country.id) ??
    data?.find(({ name }) => keyOfCountry(name) === key)
  return listed ? countryWithin({ id: listed._id, name: listed.name }) : null
}
