import type { CountryKey } from './countries'
import type { CountrySteps } from './plan-offices'
import { studyCountries } from './plan-study'
import { visitCountrySteps } from './plan-visit'
import { workCountries } from './plan-work'
import type { Purpose } from './purposes'

/** By purpose and country; the spans were written on the day in written-on.ts. Product 10, Plans. */
export const planCountries: Readonly<Record<Purpose, Partial<Record<CountryKey, CountrySteps>>>> = {
  study: studyCountries,
  work: workCountries,
  visit: visitCountrySteps,
}
