import type { HtmlTagDescriptor } from 'vite'
import { addressIn, english, type Language } from '#languages'
import { edited, elementsOf, is, some, without } from '#site/html.ts'

/** What these files say, from src/content/facts/company.ts and the texts of shell.ts. */
export interface SiteFacts {
  name: string
  shortName: string
  tagline: string
  email: string
  /** Language and region, such as "en-IN". */
  language: string
  /** HTML for a reader without JavaScript; `link` makes the links in it. */
  noScript: (link: (page: keyof typeof readable, label: string) => string) => string
  /** HTML for a reader whose press waits for late code, with links that load the page again and dial a number. */
  slow: (again: (label: string) => string, call: string) => string
  phones: readonly [{ display: string; tel: string }, ...unknown[]]
}

/** Pages that can be read without JavaScript. */
const readable = { home: '/', services: '/services', contact: '/contact' } as const

/** Size of the link preview's picture in pixels, as the chat services ask for it. */
export const preview = { width: 1200, height: 630 }

/** The address of the site's picture in link previews, with words in that language. */
export const pictureOf = ({ code }: Language): string =>
  code === english.code ? '/og.png' : `/og-${code}.png`

const meta = (key: 'name' | 'property', value: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { [key]: value, content },
  injectTo: 'head',
})

const link = (href: string, label: string) => `<a href="${href}">${label}</a>`

/**
 * The tags of index.html that are the same on every page, also on those that only a browser can fill. `siteUrl` is
 * an origin, or empty if it is not known. Product 10, Head of every page.
 */
export function sharedTags(
  { name, tagline, noScript, slow, phones: [phone] }: SiteFacts,
  language: Language,
  siteUrl: string,
): HtmlTagDescriptor[] {
  // A preview picture needs a full address.
  const picture = [
    meta('property', 'og:image', siteUrl + pictureOf(language)),
    meta('property', 'og:image:width', String(preview.width)),
    meta('property', 'og:image:height', String(preview.height)),
    meta('property', 'og:image:alt', `${name}. ${tagline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return [
    { tag: 'title', children: name, injectTo: 'head' },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:locale', language.tag.replace('-', '_')),
    ...(siteUrl ? picture : []),
    {
      tag: 'meta',
      attrs: { property: 'og:description', content: tagline, 'data-shell': true },
      injectTo: 'head',
    },
    {
      tag: 'noscript',
      children: `<p class="container section">${noScript((page, label) => link(addressIn(language, readable[page]), label))}</p>`,
      injectTo: 'body',
    },
    // Shown by src/site/pages/guard.js.
    {
      tag: 'div',
      attrs: { id: 'slow', class: 'deep', role: 'alert', hidden: true },
      children: slow((label) => link('', label), link(`tel:${phone.tel}`, phone.display)),
      injectTo: 'body',
    },
  ]
}

/** The built index.html without the tags that are only for pages without HTML of their own. */
export function withoutShellTags(html: string): string {
  const tags = elementsOf(html).filter((each) => is(each, each.tagName, { 'data-shell': true }))
  return edited(
    html,
    some(tags, 'tag for the shell alone').map((tag) => without(html, tag)),
  )
}
