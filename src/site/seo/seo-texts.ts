import type { HtmlTagDescriptor } from 'vite'
import { addressIn, alternatesOf, english, type Language, languages } from '#languages'
import { SITEMAP_FILE } from '#site-files'
import { attribute, edited, elementsOf, is, some, without } from '#site/html.ts'

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

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const MANIFEST = '/manifest.webmanifest'

/** The address of the web app manifest in a language. */
export const manifestPath = (language: Language): string => addressIn(language, MANIFEST)

function swapped(html: string, from: RegExp, to: string): string {
  if (!from.test(html)) throw new Error(`index.html has no text that matches ${from.source}`)
  return html.replace(from, to)
}

/** index.html for a language, without its texts. Throws if it does not name language and manifest as expected. */
export function inLanguage(html: string, language: Language): string {
  const named = swapped(html, /<html lang="[^"]*"/, `<html lang="${language.tag}"`)
  return swapped(named, /href="\/manifest\.webmanifest"/, `href="${manifestPath(language)}"`)
}

/** The web app manifest: name, colours (src/styles/tokens.css) and icons; `home` is its start address. */
export function manifest({ name, shortName, tagline, language }: SiteFacts, home: string): string {
  return JSON.stringify({
    id: home,
    name,
    short_name: shortName,
    description: tagline,
    lang: language,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf7ef',
    theme_color: '#0b3b3c',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  })
}

/** Who may read what. Pages that search engines must leave out say noindex themselves. */
export function robots(siteUrl: string): string {
  const areas = languages.map((language) => `Disallow: ${addressIn(language, '/dashboard')}`)
  const lines = ['User-agent: *', ...areas]
  if (siteUrl) lines.push('', `Sitemap: ${siteUrl}${SITEMAP_FILE}`)
  return `${lines.join('\n')}\n`
}

/** Less than a year, as RFC 9116 asks; each build starts it again. */
const VALID_DAYS = 350

/** /.well-known/security.txt (RFC 9116): how to report a security hole. `now` in ms. */
export function securityText(email: string, siteUrl: string, now: number): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
  ]
  if (siteUrl) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`)
  return `${lines.join('\n')}\n`
}

/** Whether a rendered page asks search engines to leave it out. */
export const isHidden = (rendered: string): boolean =>
  elementsOf(rendered)
    .filter((element) => is(element, 'meta', { name: 'robots' }))
    .some((element) => attribute(element, 'content')?.includes('noindex'))

/**
 * A page for search engines: its path, the same in each language, the time since when it has been unchanged (ISO),
 * and the languages it is written in, if not all.
 */
type Listed = {
  path: string
  changed?: string | undefined
  writtenIn?: readonly Language[]
}

/** The addresses that search engines should know, each with those in other languages. `siteUrl` is an origin. */
export function sitemap(siteUrl: string, pages: readonly Listed[]): string {
  const urls = pages.flatMap(({ path, changed, writtenIn = languages }) => {
    const time = changed ? `<lastmod>${changed}</lastmod>` : ''
    const written = writtenIn.map((language) => addressIn(language, path))
    const others = alternatesOf(path)
      .filter(([, address]) => written.includes(address))
      .map(
        ([tag, address]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${address}"/>`,
      )
      .join('')
    return written.map(
      (address) => `  <url><loc>${siteUrl}${address}</loc>${time}${others}</url>\n`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}
