import { env } from '@/lib/env'
import { type JsonLd, ourUrl } from './structured-data'

/** What search engines may know about the consultancy. */
interface Consultancy {
  /** Whether the facts are samples: then only the name and the tagline are published. */
  sample: boolean
  name: string
  email: string
  phones: readonly { tel: string }[]
  addressLines: readonly string[]
  social: readonly { url: string }[]
}

/**
 * Describes the consultancy, for the home page; `tagline` is its one-line description. It never contains anything that
 * a reader of the site cannot see.
 */
export function organization({ sample, name, ...reach }: Consultancy, tagline: string): JsonLd {
  return {
    '@type': 'Organization',
    name,
    description: tagline,
    url: ourUrl(),
    logo: `${env.siteUrl}/icon-512.png`,
    ...(!sample && {
      email: reach.email,
      telephone: reach.phones.map(({ tel }) => tel),
      address: reach.addressLines.join(', '),
      sameAs: reach.social.map(({ url }) => url),
    }),
  }
}
