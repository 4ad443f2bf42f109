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
import { days, weeks } from './plan-steps'

/** The page with the United Kingdom's rules for students. */
const ukUrl = 'https://www.gov.uk/student-visa'

const { study: online } = appliesOnline

/** What countries add to the steps of a study plan, and what they change in them. Product 10, Plans. */
export const studyCountries: Partial<Record<CountryKey, CountrySteps>> = {
  germany: {
    add: [
      more(
        'germany-aps',
        weeks(3, 8),
        [['records'], ['apply', 'appointment']],
        'aps',
        'https://aps-india.de/',
      ),
      more(
        'germany-blocked-account',
        weeks(1, 2),
        [['money'], ['appointment']],
        'bank',
        pages.germany,
      ),
    ],
    change: {
      appointment: decidedBy('germany', pages.germanyPortal, online),
      visa: decidedBy('germany', pages.germany, { span: weeks(4, 12) }),
    },
  },
  canada: {
    add: [
      more(
        'canada-province-letter',
        weeks(1, 4),
        [['accept'], ['appointment']],
        'province',
        pages.canadaStudy,
      ),
    ],
    change: {
      appointment: decidedBy('canada', pages.canadaStudy, online),
      visa: decidedBy('canada', pages.canadaStudy, { span: weeks(4, 14) }),
    },
  },
  australia: {
    add: [
      more(
        'australia-health-cover',
        days(1, 5),
        [['apply'], ['appointment']],
        'insurer',
        pages.australia,
      ),
    ],
    change: {
      appointment: decidedBy('australia', pages.australia, online),
      visa: decidedBy('australia', pages.australia, { span: weeks(4, 12) }),
    },
  },
  'united states': {
    add: [
      more(
        'usa-sevis',
        days(1, 5),
        [['accept'], ['appointment']],
        'usa-students',
        'https://studyinthestates.dhs.gov/',
      ),
    ],
    change: {
      appointment: { span: weeks(2, 12), decides: 'usa', officialUrl: pages.usaEmbassy },
      visa: decidedBy('usa', pages.usa, { span: weeks(1, 4) }),
    },
  },
  'united kingdom': {
    add: [ukTuberculosisTest],
    change: {
      money: { span: weeks(4, 6) },
      appointment: decidedBy('uk', ukUrl, online),
      visa: decidedBy('uk', ukUrl, ukWithinThreeWeeks),
    },
  },
  ireland: {
    change: { visa: decidedBy('ireland', pages.ireland, { span: weeks(4, 10) }) },
  },
  spain: { change: { appointment: { officialUrl: pages.spain } } },
  france: {
    add: [
      more(
        'france-campus-france',
        weeks(3, 8),
        [['choose-course', 'records', 'language-test'], ['appointment']],
        'campus-france',
        'https://www.inde.campusfrance.org/',
      ),
    ],
    change: { visa: decidedBy('france', pages.france, { span: weeks(2, 6) }) },
  },
  italy: {
    add: [
      more(
        'italy-universitaly',
        weeks(2, 6),
        [['apply'], ['appointment']],
        'italy-universities',
        'https://www.universitaly.it/',
      ),
    ],
    change: { visa: decidedBy('italy', pages.italy, { span: weeks(3, 12) }) },
  },
  netherlands: {
    // The college applies for visa and permit; the appointment is to collect the visa.
    change: {
      visa: decidedBy('netherlands', pages.netherlands, {
        span: weeks(3, 9),
        after: ['accept', 'money', 'health'],
      }),
      appointment: { after: ['visa'] },
      flight: { after: ['appointment'] },
    },
  },
}
