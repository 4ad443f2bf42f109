import { env } from '@/lib/env'
import { addressOf } from '@/lib/navigation/language'

/** One schema.org thing, as search engines read it. */
export type JsonLd = { '@type': string } & { [property: string]: unknown }

/** The full address of a page, in the current language. */
export const address = (path: string) => env.siteUrl + addressOf(path)

/** The consultancy's address: the same in every language. */
export const ourUrl = () => `${env.siteUrl}/`

/** The path from the home page, by its name, down to the page itself, which is last. */
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

/** The text of an `application/ld+json` script. No `<` is left in it, so nothing can close the script. */
export function jsonLdText(things: readonly JsonLd[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return graph.replaceAll('<', String.raw`\u003c`)
}
