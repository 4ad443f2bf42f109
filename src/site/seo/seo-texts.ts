import { addressIn, alternatesOf, type Language, languages } from '#languages'
import { SITEMAP_FILE } from '#site-files'
import { attribute, elementsOf, is } from '#site/html.ts'
import type { SiteFacts } from './head-tags.ts'

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
