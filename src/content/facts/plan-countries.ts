import type { CountryKey } from './countries'
import { knownCountry, plainCountry } from './known-country'
import { clearanceCountries, type ClearanceCountry, clearanceSteps } from './plan-clearance'
import type { CountrySteps } from './plan-offices'
import { studyCountries } from './plan-study'
import { visitCountrySteps } from './plan-visit'
import { workCountries } from './plan-work'
import type { Purpose } from './purposes'

/** A country of which plans know something. */
export type PlanCountry = CountryKey | ClearanceCountry

/** The country of a plan by any of its names; undefined where plans know nothing of it. */
export const planCountry = (name: string): PlanCountry | undefined =>
  knownCountry(name) ?? clearanceCountries.find((key) => key === plainCountry(name))

/** By purpose and country; the spans were written on the day in written-on.ts. Product 10, Plans. */
export const planCountries: Readonly<Record<Purpose, Partial<Record<PlanCountry, CountrySteps>>>> =
  {
    study: studyCountries,
    work: { ...clearanceSteps, ...workCountries },
    visit: visitCountrySteps,
  }
