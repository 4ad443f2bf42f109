import { keyOfCountry } from '@/content/facts/known-country'
import { COUNTRIES } from '@/entities/country/keys'
import type { CountryInList } from '@/entities/country/schema'
import { prerenderedData } from '@/lib/api/prerendered-data'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'

/** Lets pages link the page of the one country that has a name; of several, none is the right one. */
export function linkCountries() {
  prerenderedData.countryPath = (name) => {
    const listed = queryClient.getQueryData<CountryInList[]>(COUNTRIES) ?? []
    const found = listed.filter((country) => keyOfCountry(country.name) === keyOfCountry(name))
    const [country] = found
    return country && found.length === 1 ? paths.country.href(country._id) : ''
  }
}
