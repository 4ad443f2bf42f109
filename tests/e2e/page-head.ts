import { attribute, type Element, elementsOf, is } from '../../src/site/html.ts'

/** What a page's head tells search engines about the page. */
export type Head = {
  robots: (string | undefined)[]
  canonical: (string | undefined)[]
  /** Each with its language. */
  alternates: (string | undefined)[][]
}

/** Reads the head from the elements of a page, or from the page's text. */
export function headOf(page: string | readonly Element[]): Head {
  const elements = typeof page === 'string' ? elementsOf(page) : page
  const all = (tag: string, values: Record<string, string>) =>
    elements.filter((each) => is(each, tag, values))
  return {
    robots: all('meta', { name: 'robots' }).map((each) => attribute(each, 'content')),
    canonical: all('link', { rel: 'canonical' }).map((link) => attribute(link, 'href')),
    alternates: all('link', { rel: 'alternate' }).map((link) => [
      attribute(link, 'hreflang'),
      attribute(link, 'href'),
    ]),
  }
}
