import type { CountryKey } from './countries'
import {
  type CountrySteps,
  decidedBy,
  more,
  officePages as pages,
  ukTuberculosisTest,
  ukWithinThreeWeeks,
} from './plan-offices'
import { weeks } from './plan-steps'

/** What countries add to the steps of a work plan, and change in them. Product 10, Plans. */
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
      permit: { span: weeks(1, 4), officialUrl: pages.germanyWork },
      visa: decidedBy('germany', pages.germany, { span: weeks(4, 12) }),
    },
  },
  'united kingdom': {
    add: [ukTuberculosisTest],
    change: {
      permit: {
        span: weeks(1, 8),
        decides: 'employer',
        officialUrl: 'https://www.gov.uk/skilled-worker-visa',
      },
      visa: decidedBy('uk', 'https://www.gov.uk/skilled-worker-visa', ukWithinThreeWeeks),
    },
  },
  canada: {
    change: {
      permit: { span: weeks(4, 20), officialUrl: pages.canadaWork },
      visa: decidedBy('canada', pages.canadaWork, { span: weeks(4, 16) }),
    },
  },
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
  austria: { change: { permit: { officialUrl: 'https://www.migration.gv.at/en/' } } },
  sweden: {
    change: {
      permit: { span: weeks(4, 20), officialUrl: 'https://www.migrationsverket.se/en.html' },
    },
  },
  poland: {
    change: { permit: { span: weeks(4, 16), officialUrl: 'https://www.gov.pl/web/udsc-en' } },
  },
}
