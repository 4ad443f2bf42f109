/** The site's own script, by which each of its pages starts; its name is the version's. */
const ENTRY = /\/assets\/index-[\w-]+\.js/
const CODE = /\/assets\/[\w.-]+\.js/g
const SHEETS = /\/assets\/[\w.-]+\.css/g
const LINKED_SHEET = /<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g

/** The version that a page of ours belongs to; null for a page that is none of ours. */
export const versionOf = (html: string): string | null => ENTRY.exec(html)?.[0] ?? null

const each = (found: Iterable<string>) => [...new Set(found)]

/** The files without which a page does not work: the code that it names, the style that it links. */
export const neededBy = (html: string): string[] =>
  each([
    ...(html.match(CODE) ?? []),
    ...[...html.matchAll(LINKED_SHEET)].flatMap(([, sheet]) => sheet ?? []),
  ])

/** The files that a page needs, and the sheets that stand in it, which a way to it within the site asks for. */
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
 * The title of a page that was written for this path; null for the shell, and where a host sent one
 * page for another's address.
 */
export function titleOf(html: string, path: string): string | null {
  if (!html.includes(` data-prerendered="${path}"`)) return null
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]
  return title?.replaceAll(/&#?\w+;/g, (sign) => SIGNS[sign] ?? sign) ?? null
}

/** Why a kept page is shown: nobody answered, or not in time, or in trouble. */
export type Reason = 'unreached' | 'slow'

/** A kept page as it is shown: the site says from when it is, and why. `at` as ISO. */
export const marked = (html: string, at: string, reason: Reason): string =>
  html.replace('<html', `<html data-kept="${at}" data-kept-for="${reason}"`)

/**
 * The shell in place of a page that is not kept: the site says what is there instead. `path` is as
 * the browser writes it in an address, without quotes; a $ in it is a letter like others.
 */
export const markedMissing = (html: string, path: string): string =>
  html.replace('<html', () => `<html data-kept data-missing="${path}"`)
