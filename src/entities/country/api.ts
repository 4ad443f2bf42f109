import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/errors'
import { request, segment } from '@/lib/api/http'
import { type Country, type CountryInList, countryListSchema, oneCountrySchema } from './schema'

/** GET country/getCountry: the list of countries, in the server's order. Throws ApiError. */
export function getCountries(): Promise<CountryInList[]> {
  return request(countryListSchema, { url: '/country/getCountry' })
}

/** GET country/getoneCountry/{id}. Throws ApiError; an unknown id is of kind `not-found`. */
export async function getCountry(id: string): Promise<Country> {
  const country = await request(oneCountrySchema, { url: `/country/getoneCountry/${segment(id)}` })
  if (!country) throw new ApiError('not-found')
  return country
}

/** The list; to forget every country, invalidate the key `['countries']`. */
export function countriesQuery() {
  return queryOptions({ queryKey: ['countries'], queryFn: getCountries })
}

export function countryQuery(id: string) {
  return queryOptions({ queryKey: ['countries', id], queryFn: () => getCountry(id) })
}
