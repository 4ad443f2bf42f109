import { env } from '@/lib/env'
import { addressOf } from '@/lib/navigation/language'

/** One schema.org thing, as search engines read it. */
export type JsonLd = { '@type': string } & { [property: string]: unknown }

/** The full address of a page, in the current language. */
export const address = (path: string) => env.siteUrl + addressOf(path)

/** The consultancy's address: the same in every language. */
export const ourUrl = () => `${env.siteUrl}/`

/** What other things call the consultancy by; the home page describes it under this id. */
export const ourId = () => `${ourUrl()}#organization`

/** The text of an `application/ld+json` script. No `<` is left in it, so nothing can close the script. */
export function jsonLdText(things: readonly JsonLd[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return graph.replaceAll('<', String.raw`\u003c`)
}
