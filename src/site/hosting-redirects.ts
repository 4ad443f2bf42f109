import { matchPath } from 'react-router-dom'
import { languageAt, languages, pathAt } from '#languages'
import { NOT_FOUND_FILE } from '#site-files'

/** Cloudflare reads so many rules without a placeholder. */
export const MOST_FIXED_RULES = 2000

const hasId = (pattern: string) => pattern.includes(':')

const toShell = (pattern: string) => [
  `${pattern} ${languageAt(pattern).prefix}/shell 200`,
  `${pattern}/ ${pattern} 301`,
]

/** Pages of single jobs are not for search engines: where there is no room, they go first. */
const isLast = (address: string) => pathAt(address).startsWith('/job/')

const placeOf = (address: string) => languages.indexOf(languageAt(address))

/**
 * The addresses of those pages that stand where else the shell answers, sorted. `files` are names
 * of HTML files below the published folder: "country/65f.html" is /country/65f.
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

/** Netlify knows one page for unknown addresses; Cloudflare takes the nearest, and no such rule. */
const notFound = languages.flatMap(({ prefix }) =>
  prefix ? `${prefix}/* ${prefix}${NOT_FOUND_FILE} 404` : [],
)

/**
 * Netlify's and Cloudflare's way to answer an address with another file, without the ending .html:
 * Cloudflare would redirect to the name without it. Unknown English addresses get 404.html from both
 * by themselves.
 *
 * For Cloudflare, where a rule wins over a file, each of `pages` has a rule that leads to itself;
 * rules without a placeholder must come first. Netlify takes the file before any rule and passes
 * over those. Only Cloudflare takes a slash at the end for another address: Netlify has found the
 * rule above by then.
 */
export function redirectsFile(
  shellPatterns: readonly string[],
  pages: readonly string[] = [],
): string {
  const fixed = shellPatterns.filter((pattern) => !hasId(pattern)).flatMap(toShell)
  const own = pages.slice(0, MOST_FIXED_RULES - fixed.length)
  const left = pages.length - own.length
  return [
    ...fixed,
    ...own.map((address) => `${address} ${address} 200`),
    ...shellPatterns.filter(hasId).flatMap(toShell),
    ...(left > 0
      ? [`# Cloudflare reads no more such rules: ${left} pages stay shells there.`]
      : []),
    ...notFound,
    '',
  ].join('\n')
}
