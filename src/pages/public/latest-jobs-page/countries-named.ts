import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { namesOneOf } from '@/content/facts/named-countries'
import { COUNTRIES } from '@/entities/country/keys'
import type { CountryInList } from '@/entities/country/schema'
import { embeddedData } from '@/lib/api/embedded-data'
import { ApiError } from '@/lib/api/errors'
import { neededText } from '@/lib/api/record-schemas'
import { loadCode } from '@/lib/loading/load-code'

const shape = v.array(v.object({ _id: neededText, name: neededText }))

/** The fields of a country that a link needs. */
export type NamedCountry = v.InferOutput<typeof shape>[number]

/** The key of the countries that a category of jobs names, in the cache and in pages that contain them. */
export const countriesNamedKey = (category: string) => [...COUNTRIES, 'named by', category] as const

/** What can name a country on a category's page. */
type Naming = { name: string; works: readonly { name: string }[] }

/** The countries that the name of a category or of one of its works names, in their order. */
export function countriesNamed(
  { name: category, works }: Naming,
  countries: readonly NamedCountry[],
): NamedCountry[] {
  const texts = [category, ...works.map(({ name }) => name)]
  return countries
    .filter(({ name }) => texts.some(namesOneOf([name])))
    .map(({ _id, name }) => ({ _id, name }))
}

/**
 * The countries that a category names. Those that a page contained stay; otherwise they are found in
 * what was read before, or in the search index, since asking the API would fetch the photos of all countries.
 * Throws ApiError if there is none of that.
 */
export function countriesNamedQuery(category: string, naming: Naming) {
  const queryKey = countriesNamedKey(category)
  const options = queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const read = client.getQueryData<CountryInList[]>(COUNTRIES)
      if (read) return countriesNamed(naming, read)
      const { searchIndex } = await loadCode(() => import('@/features/search/search-index'))
      const index = await searchIndex.read()
      if (!index) throw new ApiError('not-found')
      return countriesNamed(naming, index.countries)
    },
    staleTime: 'static',
    retry: false,
    meta: { inPages: true },
  })
  return {
    ...options,
    initialData: (): NamedCountry[] | undefined => embeddedData(queryKey, shape),
  }
}
