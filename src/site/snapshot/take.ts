import pMap from 'p-map'
import {
  CATEGORIES_CALL,
  CATEGORY_WORKS_CALL,
  COUNTRIES_CALL,
  COUNTRY_CALL,
} from '@/content/facts/public-calls'
import { type Category, categoryListSchema } from '@/entities/category/schema'
import {
  type Country,
  type CountryInList,
  countryListSchema,
  oneCountrySchema,
} from '@/entities/country/schema'
import { type Work, workListSchema } from '@/entities/work/schema'
import { type ApiReader, createApiReader, type Reading } from './api-reader'
import { isPageId } from './page-id'

/** How many calls are under way at once. */
const AT_ONCE = 6

/** What one reading of the API gave; photos as the API gave them. */
export type Taken = {
  countries: Reading<CountryInList[]>
  countryById: Map<string, Reading<Country | null>>
  categories: Reading<Category[]>
  worksOf: Map<string, Reading<Work[]>>
}

/** Reads all public data from the API at an origin; each failed reading says why. Never throws. */
export async function takeSnapshot(origin: string): Promise<Taken> {
  const reader = createApiReader(origin)
  try {
    const [countries, categories] = await Promise.all([
      reader.read(countryListSchema, COUNTRIES_CALL),
      reader.read(categoryListSchema, CATEGORIES_CALL),
    ])
    const countryById: Taken['countryById'] = new Map()
    const worksOf: Taken['worksOf'] = new Map()
    const calls = [
      ...idsOf(countries).map((id) => async () => {
        countryById.set(id, await readCountry(reader, id))
      }),
      ...idsOf(categories).map((id) => async () => {
        worksOf.set(id, await reader.read(workListSchema, CATEGORY_WORKS_CALL + id))
      }),
    ]
    await pMap(calls, (call) => call(), { concurrency: AT_ONCE })
    return { countries, countryById, categories, worksOf }
  } finally {
    reader.close()
  }
}

async function readCountry(reader: ApiReader, id: string): Promise<Reading<Country | null>> {
  const reading = await reader.read(oneCountrySchema, COUNTRY_CALL + id)
  const other = 'data' in reading && reading.data && reading.data._id !== id
  return other ? { failed: 'an answer about another country' } : reading
}

/** The ids in a list that can become files; pages of the others stay the shell. */
function idsOf(list: Reading<readonly { _id: string }[]>): string[] {
  return 'data' in list ? list.data.map(({ _id }) => _id).filter(isPageId) : []
}
