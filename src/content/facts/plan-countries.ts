import type { CountryKey } from './countries'
import { knownCountry, plainCountry } from './known-country'
import { clearanceCountries, type ClearanceCountry, clearanceSteps } from './plan-clearance'
import type { CountrySteps } from './plan-offices'
import { studyCountries } from './plan-study'
import { visitCountrySteps } from './plan-visit'
import { workCountries } from './plan-work'
import type { Purpose } from './purposes'

/** A country that plans have facts about. */
export type PlanCountry = CountryKey | ClearanceCountry

/** The country of a plan by any of its names; undefined if plans have no facts about it. */
export const planCountry = (name: string): PlanCountry | undefined =>
  knownCountry(name) ?? clearanceCountries.find((key) => key === plainCountry(name))

/** The steps by purpose and country. Their times were written on the day in written-on.ts. Product 10, Plans. */
export const planCountries: Readonly<Record<Purpose, Partial<Record<PlanCountry, CountrySteps>>>> =
  {
    study: studyCountries,
    work: { ...clearanceSteps, ...workCountries },
    visit: visitCountrySteps,
  }
