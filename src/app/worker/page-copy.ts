/** The entry script of each page of the site; its name identifies the version. */
const ENTRY = /\/assets\/index-[\w-]+\.js/
const CODE = /\/assets\/[\w.-]+\.js/g
const SHEETS = /\/assets\/[\w.-]+\.css/g
const LINKED_SHEET = /<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g

/** The version that a page of this site belongs to, as the address of its entry script; null for any other page. */
export const versionOf = (html: string): string | null => ENTRY.exec(html)?.[0] ?? null

const each = (found: Iterable<string>) => [...new Set(found)]

/** The files without which a page does not work: the code that it names, the style sheets that it links. */
export const neededBy = (html: string): string[] =>
  each([
    ...(html.match(CODE) ?? []),
    ...[...html.matchAll(LINKED_SHEET)].flatMap(([, sheet]) => sheet ?? []),
  ])

/** The files that a page needs, and its inlined style sheets, which a navigation to it within the site requests. */
export const filesOf = (html: string): string[] =>
  each([...neededBy(html), ...(html.match(SHEETS) ?? [])])

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * The title of a page that was written for this path; null for the shell, and if a host sent the page of another
 * address.
 */
export function titleOf(html: string, path: string): string | null {
  if (!html.includes(` data-prerendered="${path}"`)) return null
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]
  return title?.replaceAll(/&#?\w+;/g, (sign) => SIGNS[sign] ?? sign) ?? null
}

/** Why a cached page is shown: the host did not answer, or it was late or had an error. */
export type Reason = 'unreached' | 'slow'

/** A cached page as it is shown, marked so that the site says how old it is, and why it is shown. `at` as ISO. */
export const marked = (html: string, at: string, reason: Reason): string =>
  html.replace('<html', `<html data-kept="${at}" data-kept-for="${reason}"`)

/**
 * The shell in place of a page that is not cached, marked so that the site says what is available instead. `path` is
 * as the browser writes it in an address, without quotes; a $ in it is an ordinary character.
 */
export const markedMissing = (html: string, path: string): string =>
  html.replace('<html', () => `<html data-kept data-missing="${path}"`)
