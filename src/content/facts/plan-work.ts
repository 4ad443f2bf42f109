import type { CountryKey } from './countries'
import {
  appliesOnline,
  type CountrySteps,
  decidedBy,
  more,
  officePages as pages,
  ukTuberculosisTest,
  ukWithinThreeWeeks,
} from './plan-offices'
import { weeks } from './plan-steps'

const { work: online } = appliesOnline

const ukUrl = 'https://www.gov.uk/skilled-worker-visa'

/** Learning German from nothing to B1 or B2. Nobody needs the passport yet to learn it. */
const withGerman = {
  'work-language': { span: weeks(26, 52), after: [] },
  job: { after: ['passport', 'work-papers', 'work-language'] },
}

/** What countries add to the steps of a work plan, and what they change in them. Product 10, Plans. */
export const workCountries: Partial<Record<CountryKey, CountrySteps>> = {
  germany: {
    add: [
      more(
        'germany-recognition',
        weeks(8, 20),
        [['work-papers'], ['permit', 'appointment']],
        'germany-recognition',
        pages.germanyWork,
      ),
    ],
    change: {
      ...withGerman,
      permit: { span: weeks(1, 4), officialUrl: pages.germanyWork },
      appointment: decidedBy('germany', pages.germanyPortal, online),
      visa: decidedBy('germany', pages.germany, { span: weeks(4, 12) }),
    },
  },
  'united kingdom': {
    add: [ukTuberculosisTest],
    change: {
      permit: {
        span: weeks(1, 8),
        decides: 'employer',
        officialUrl: ukUrl,
      },
      // People may apply three months before the job begins: the longest of these times end on its first day.
      appointment: decidedBy('uk', ukUrl, { ...online, span: weeks(1, 2) }),
      visa: decidedBy('uk', ukUrl, ukWithinThreeWeeks),
      notice: { span: weeks(4, 6) },
    },
  },
  canada: {
    change: {
      permit: { span: weeks(4, 20), officialUrl: pages.canadaWork },
      appointment: decidedBy('canada', pages.canadaWork, online),
      visa: decidedBy('canada', pages.canadaWork, { span: weeks(4, 16) }),
    },
  },
  australia: {
    change: {
      appointment: decidedBy('australia', pages.australia, online),
      visa: decidedBy('australia', pages.australia),
    },
  },
  'united states': {
    change: {
      // One draw a year, in March, for jobs from October.
      permit: { span: weeks(26, 52), officialUrl: 'https://www.uscis.gov/' },
      appointment: { span: weeks(2, 12), decides: 'usa', officialUrl: pages.usaEmbassy },
      visa: decidedBy('usa', pages.usa, { span: weeks(1, 4) }),
    },
  },
  spain: { change: { appointment: { officialUrl: pages.spain } } },
  ireland: {
    change: {
      permit: { span: weeks(4, 14), officialUrl: 'https://enterprise.gov.ie/' },
      visa: decidedBy('ireland', pages.ireland, { span: weeks(4, 10) }),
    },
  },
  netherlands: {
    change: {
      permit: { officialUrl: pages.netherlands },
      visa: decidedBy('netherlands', pages.netherlands, { span: weeks(1, 3) }),
    },
  },
  austria: {
    change: {
      ...withGerman,
      permit: { officialUrl: 'https://www.migration.gv.at/en/' },
    },
  },
  sweden: {
    change: {
      permit: { span: weeks(4, 20), officialUrl: 'https://www.migrationsverket.se/en.html' },
    },
  },
  poland: {
    change: {
      permit: { span: weeks(4, 16) },
      visa: decidedBy('visa-office', pages.poland),
    },
  },
}
