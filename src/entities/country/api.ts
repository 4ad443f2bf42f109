import { COUNTRIES_CALL, COUNTRY_CALL } from '@/content/facts/public-calls'
import { asAsked, request, segment } from '@/lib/api/http'
import { snapshotQuery } from '@/lib/api/snapshot-query'
import { keepPhoto, keepPhotos } from '@/lib/pictures/keep-photos'
import { COUNTRIES, countryKey } from './keys'
import {
  type Country,
  type CountryInList,
  countryListSchema,
  countrySchema,
  oneCountrySchema,
} from './schema'

/** GET country/getCountry: the list of countries, in the server's order. Throws ApiError. */
export function getCountries(): Promise<CountryInList[]> {
  return request(countryListSchema, { url: COUNTRIES_CALL })
}

/** GET country/getoneCountry/{id}. Throws ApiError; an unknown id is of kind `not-found`, another country `unexpected`. */
export async function getCountry(id: string): Promise<Country> {
  return asAsked(await request(oneCountrySchema, { url: COUNTRY_CALL + segment(id) }), id)
}

/** The list of countries; to forget every country, invalidate `COUNTRIES`. */
export function countriesQuery() {
  return snapshotQuery({
    queryKey: COUNTRIES,
    ask: getCountries,
    shape: countryListSchema,
    keep: keepPhotos,
  })
}

/** One country by its id; on a prerendered page, the one in its HTML until the first interaction. */
export function countryQuery(id: string) {
  return snapshotQuery({
    queryKey: countryKey(id),
    ask: () => getCountry(id),
    shape: countrySchema,
    keep: keepPhoto,
  })
}
