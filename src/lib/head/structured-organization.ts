import { closingMinutes, minutesOf, type OfficeHours } from '@/lib/dates/office-hours'
import { env } from '@/lib/env'
import { type JsonLd, ourId, ourUrl } from './structured-data'

/** What search engines may know about the consultancy. */
interface Consultancy {
  /** Whether the facts are samples: then only the name and the tagline are published. */
  sample: boolean
  name: string
  email: string
  phones: readonly { tel: string }[]
  addressLines: readonly string[]
  officeHours: OfficeHours
  social: readonly { url: string }[]
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Minutes of a day as "09:30". */
const timeOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/**
 * Describes the consultancy, for the home page; `tagline` is its one-line description. It never contains anything that
 * a reader of the site cannot see. The address is one text, since the facts have it as lines. Product 10, Head of every
 * page.
 */
export function organization({ sample, name, ...reach }: Consultancy, tagline: string): JsonLd {
  const { addressLines, officeHours } = reach
  const address = addressLines.join(', ')
  return {
    '@type': 'Organization',
    '@id': ourId(),
    name,
    description: tagline,
    url: ourUrl(),
    logo: `${env.siteUrl}/icon-512.png`,
    ...(!sample && {
      email: reach.email,
      telephone: reach.phones.map(({ tel }) => tel),
      address,
      // Opening hours belong to a place.
      location: {
        '@type': 'Place',
        address,
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: officeHours.days.map((day) => DAYS[day]),
          opens: timeOf(minutesOf(officeHours.opens)),
          closes: timeOf(closingMinutes(officeHours.closes)),
        },
      },
      sameAs: reach.social.map(({ url }) => url),
    }),
  }
}

/** The site as search engines name it in their results, for the home page. */
export const website = (name: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${ourUrl()}#website`,
  name,
  url: ourUrl(),
  publisher: { '@id': ourId() },
})
