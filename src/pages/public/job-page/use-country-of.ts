import { jobCountries } from '@/content/facts/enquiry-options'
import { countriesQuery } from '@/entities/country/api'
import { countryIn } from '@/entities/country/country-in'
import { useApiQuery } from '@/lib/api/query'

/** The country in a category's name: one that the form offers, or another that the office keeps. */
export function useCountryOf(category: string | undefined): string | undefined {
  const offered = category && countryIn(category, jobCountries)
  // The list is heavy, so it is asked for only where it may know more.
  const enabled = category !== undefined && offered === undefined
  const countries = useApiQuery({ ...countriesQuery(), enabled })
  const kept = countries.data?.map(({ name }) => name) ?? []
  return offered || (category && countryIn(category, [...jobCountries, ...kept]))
}
