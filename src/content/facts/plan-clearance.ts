import { recruitersUrl } from './jobs'
import { type CountrySteps, more } from './plan-offices'
import { weeks } from './plan-steps'

/** The Gulf, where the employer gets permit and visa. Also in regions.ts, which only the search loads. */
export const gulfCountries = [
  'bahrain',
  'kuwait',
  'oman',
  'qatar',
  'saudi arabia',
  'united arab emirates',
] as const

/** India asks for emigration clearance for work in these. By plain name: see known-country.ts. */
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

/** The plain name of one of these countries. */
export type ClearanceCountry = (typeof clearanceCountries)[number]

const clearance: CountrySteps = {
  add: [
    more('emigration-clearance', weeks(1, 3), [['visa'], ['flight']], 'protector', recruitersUrl),
  ],
}

const gulf: CountrySteps = {
  ...clearance,
  change: {
    // Each country has its own visa centre, or none.
    appointment: { officialUrl: undefined },
    visa: { span: weeks(1, 6), decides: 'work-office' },
  },
}

/** What these countries add to the steps of a work plan, and what they change in them. Product 10, Plans. */
export const clearanceSteps: Partial<Record<ClearanceCountry, CountrySteps>> = {
  ...Object.fromEntries(clearanceCountries.map((key) => [key, clearance])),
  ...Object.fromEntries(gulfCountries.map((key) => [key, gulf])),
}
