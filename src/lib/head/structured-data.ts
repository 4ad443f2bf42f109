import { env } from '@/lib/env'
import { addressOf, language } from '@/lib/navigation/language'

/** One schema.org thing, as search engines read it. */
export type JsonLd = { '@type': string } & { [property: string]: unknown }

/** What a search engine may be told about the consultancy. */
interface Consultancy {
  /** Whether the facts are stand-ins: then only the name and the tagline are told. */
  sample: boolean
  name: string
  email: string
  phones: readonly { tel: string }[]
  addressLines: readonly string[]
  social: readonly { url: string }[]
}

const address = (path: string) => env.siteUrl + addressOf(path)

/** We are one, whatever the language. */
const ourUrl = () => `${env.siteUrl}/`

/**
 * Who we are, for the home page; `tagline` says it in a line. Never anything that a reader of the
 * site cannot see.
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

/** What a service page offers: its title and description, its address, and who provides it. */
export function service(
  { title, description }: { title: string; description: string },
  path: string,
  provider: string,
): JsonLd {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: address(path),
    provider: { '@type': 'Organization', name: provider, url: ourUrl() },
  }
}

/** The way from the home page, by its name, down to the page itself, which comes last. */
export function breadcrumbs(home: string, ...trail: { name: string; path: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  }
}

/** Questions with their answers, for a page that shows them word for word. */
export function faqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    inLanguage: language.tag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The text of an `application/ld+json` script. No `<` is left in it, so nothing can close the script. */
export function jsonLdText(things: readonly JsonLd[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return graph.replaceAll('<', String.raw`\u003c`)
}
