import { jobCountries } from '@/content/facts/enquiry-options'
import { countriesQuery } from '@/entities/country/api'
import { countryIn } from '@/entities/country/country-in'
import { useApiQuery } from '@/lib/api/query'

/** The country in a category's name: one that the form offers, or another from the office's list. */
export function useCountryOf(category: string | undefined): string | undefined {
  const offered = category && countryIn(category, jobCountries)
  // The list is large, so it is requested only if it may help.
  const enabled = category !== undefined && offered === undefined
  const countries = useApiQuery({ ...countriesQuery(), enabled })
  const kept = countries.data?.map(({ name }) => name) ?? []
  return offered || (category && countryIn(category, [...jobCountries, ...kept]))
}
