import type { CountryKey } from './countries'
import {
  appliesOnline,
  type CountrySteps,
  decidedBy,
  officePages as pages,
  ukWithinThreeWeeks,
  visaDays,
} from './plan-offices'
import { days, weeks } from './plan-steps'
import { schengenCountries } from './schengen'

const { usual, longest } = visaDays.schengen
const { visit: online } = appliesOnline

const ukUrl = 'https://www.gov.uk/standard-visitor'

const schengen = (decides: string, officialUrl: string): CountrySteps => ({
  change: {
    visa: decidedBy(decides, officialUrl, { span: days(usual, longest), rests: 'office' }),
  },
})

/** The page with the visa rules of all Schengen countries. */
const schengenUrl =
  'https://home-affairs.ec.europa.eu/policies/schengen-borders-and-visa/visa-policy_en'

/** What countries change in the steps of a visit plan. Product 10, Plans. */
export const visitCountrySteps: Partial<Record<CountryKey, CountrySteps>> = {
  ...Object.fromEntries(
    schengenCountries.map((key) => [key, schengen('visa-office', schengenUrl)]),
  ),
  germany: schengen('germany', pages.germany),
  france: schengen('france', pages.france),
  italy: schengen('italy', pages.italy),
  spain: {
    change: {
      ...schengen('spain', pages.spain).change,
      appointment: { officialUrl: pages.spain },
    },
  },
  netherlands: schengen('netherlands-visits', 'https://www.netherlandsworldwide.nl/'),
  'united kingdom': {
    change: {
      appointment: decidedBy('uk', ukUrl, online),
      visa: decidedBy('uk', ukUrl, ukWithinThreeWeeks),
    },
  },
  'united states': {
    change: {
      appointment: { span: weeks(8, 52), decides: 'usa', officialUrl: pages.usaEmbassy },
      visa: decidedBy('usa', pages.usa, { span: weeks(1, 4) }),
    },
  },
  canada: {
    change: {
      appointment: decidedBy('canada', pages.canada, online),
      visa: decidedBy('canada', pages.canada, { span: weeks(4, 14) }),
    },
  },
  australia: {
    change: {
      appointment: decidedBy('australia', pages.australia, online),
      visa: decidedBy('australia', pages.australia, { span: weeks(3, 8) }),
    },
  },
  japan: {
    change: { visa: decidedBy('japan', 'https://www.in.emb-japan.go.jp/', { span: weeks(1, 3) }) },
  },
}
