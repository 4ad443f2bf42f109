import { matchPath } from 'react-router-dom'
import { languageAt, languages, pathAt } from '#languages'
import { NOT_FOUND_FILE } from '#site-files'

/** The number of rules without a placeholder that Cloudflare reads. */
export const MOST_FIXED_RULES = 2000

const hasId = (pattern: string) => pattern.includes(':')

const toShell = (pattern: string) => [
  `${pattern} ${languageAt(pattern).prefix}/shell 200`,
  `${pattern}/ ${pattern} 301`,
]

/** Pages of single jobs are not for search engines, so they are the first to be left out if there is no room. */
const isLast = (address: string) => pathAt(address).startsWith('/job/')

const placeOf = (address: string) => languages.indexOf(languageAt(address))

/**
 * The addresses, sorted, of pages that have a file where otherwise the shell would answer. `files` are names of
 * HTML files below the published folder: "country/65f.html" is /country/65f.
 */
export function pagesBehindShell(files: readonly string[], shellPatterns: readonly string[]) {
  const patterns = shellPatterns.filter(hasId)
  return files
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .filter((address) => patterns.some((pattern) => matchPath(pattern, address)))
    .toSorted(
      (a, b) =>
        Number(isLast(a)) - Number(isLast(b)) || placeOf(a) - placeOf(b) || (a < b ? -1 : 1),
    )
}

/** Netlify knows one page for unknown addresses; Cloudflare takes the nearest, and does not take such a rule. */
const notFound = languages.flatMap(({ prefix }) =>
  prefix ? `${prefix}/* ${prefix}${NOT_FOUND_FILE} 404` : [],
)

/**
 * The text of `_redirects`, by which Netlify and Cloudflare answer an address with another file. The file is named
 * without the ending .html: Cloudflare would redirect to the name without it. Both answer unknown English addresses
 * with 404.html by themselves.
 *
 * On Cloudflare a rule wins over a file, so each of `pages` has a rule that leads to itself and, while there is room,
 * one that leads to it from the name of its file; rules without a placeholder must come first. Netlify takes the file
 * before any rule and ignores these. Only Cloudflare takes an address with a slash at its end for another one:
 * Netlify has matched the rule above by then.
 */
export function redirectsFile(
  shellPatterns: readonly string[],
  pages: readonly string[] = [],
): string {
  const fixed = shellPatterns.filter((pattern) => !hasId(pattern)).flatMap(toShell)
  const room = MOST_FIXED_RULES - fixed.length
  const own = pages.slice(0, room)
  const left = pages.length - own.length
  return [
    ...fixed,
    ...own.map((address) => `${address} ${address} 200`),
    ...pages.slice(0, room - own.length).map((address) => `${address}.html ${address} 301`),
    ...shellPatterns.filter(hasId).flatMap(toShell),
    ...(left > 0
      ? [`# Cloudflare reads no more such rules: ${left} pages stay shells there.`]
      : []),
    ...notFound,
    '',
  ].join('\n')
}
