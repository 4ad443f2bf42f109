import { keyOfCountry, knownCountry, plainCountry } from '@/content/facts/known-country'
import { countriesQuery } from '@/entities/country/api'
import { countryWithin } from '@/features/plan/answers/new-plan'
import type { Plan } from '@/features/plan/stored/schema'
import { queryClient } from '@/lib/api/query'
import { within } from '@/lib/loading/within'
import { plainText } from '@/lib/text/plain-text'

type Sent = NonNullable<Plan['country']>

const plain = (name: string) => plainCountry(plainText(name))

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place))

/** What the browser calls the world's countries in English, by which the API names them. */
function worldsNames() {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const regions = letters.flatMap((first) => letters.map((second) => names.of(first + second)))
  return new Set(regions.flatMap((name) => (name ? [plain(name)] : [])))
}

let world: ReadonlySet<string> | undefined

function isCountry(name: string): boolean {
  if (knownCountry(name)) return true
  world ??= worldsNames()
  return world.has(plain(name))
}

/**
 * A plan's country if a country or region has its name, so that it may be part of a heading; else null: the name in a
 * link may be a demand for money.
 */
export const trueCountry = (country: Plan['country']): Plan['country'] =>
  country && isCountry(country.name) ? country : null

/** How long (ms) a press waits for the API's list; then the plan is kept without its country. */
const PATIENCE_MS = 8000

/** The country of the API's list that a link's country stands for; null if there is none, or the list fails. */
export async function listedCountry({ id, name }: Sent): Promise<Plan['country']> {
  const loading = queryClient.ensureQueryData(countriesQuery()).catch(() => [])
  const list = await within(PATIENCE_MS, loading, [])
  const key = keyOfCountry(name)
  const listed =
    list.find(({ _id }) => _id === id) ?? list.find((each) => keyOfCountry(each.name) === key)
  return listed ? countryWithin({ id: listed._id, name: listed.name }) : null
}
