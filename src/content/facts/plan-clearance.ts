import { recruitersUrl } from './jobs'
import { type CountrySteps, more } from './plan-offices'
import { weeks } from './plan-steps'

/** Where the employer gets permit and visa; the Gulf of regions.ts, which only the search loads. */
export const gulfCountries = [
  'bahrain',
  'kuwait',
  'oman',
  'qatar',
  'saudi arabia',
  'united arab emirates',
] as const

/** For work in them India asks for emigration clearance; by plain name, see known-country.ts. */
export const clearanceCountries = [
  ...gulfCountries,
  'afghanistan',
  'indonesia',
  'iraq',
  'jordan',
  'lebanon',
  'libya',
  'malaysia',
  'south sudan',
  'sudan',
  'syria',
  'thailand',
  'yemen',
] as const

export type ClearanceCountry = (typeof clearanceCountries)[number]

const clearance: CountrySteps = {
  add: [
    more('emigration-clearance', weeks(1, 3), [['visa'], ['flight']], 'protector', recruitersUrl),
  ],
}

const gulf: CountrySteps = {
  ...clearance,
  change: {
    // Each has a centre of its own, or none.
    appointment: { officialUrl: undefined },
    visa: { span: weeks(1, 6), decides: 'work-office' },
  },
}

/** What these countries add to the steps of a work plan, and change in them. Product 10, Plans. */
export const clearanceSteps: Partial<Record<ClearanceCountry, CountrySteps>> = {
  ...Object.fromEntries(clearanceCountries.map((key) => [key, clearance])),
  ...Object.fromEntries(gulfCountries.map((key) => [key, gulf])),
}
