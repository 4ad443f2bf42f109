import { languages } from '#languages'

/** What comes before the addresses of the languages but English, as an expression. */
export const PREFIXES = languages.flatMap(({ prefix }) => prefix || []).join('|')

/** Signs that stand in no address. A browser reads /\ as //, and so a redirect to it as another site. */
export const STRANGE_SIGNS = String.raw`[\x00-\x1f\x5c\x7f]`

/** Other hosts' settings, and names of files that have an address without it. */
export const HOSTS_FILES = '^/(?:_headers|_redirects|index)/?$'

/** What answers in other addresses' place has none of its own; nor has its file. */
export const NO_ADDRESS = `^(?:${PREFIXES})?/(?:shell|404)/?$`
/** The same, for the files. */
export const NO_ADDRESS_FILES = String.raw`^(?:${PREFIXES})?/(?:shell|404)\.html$`

/** Files and folders that a dot hides. */
export const HIDDEN = String.raw`/\.(?!well-known/)`

/** No more signs than these are ever redirected; a slash stands at the end. */
export const WITH_SLASH = String.raw`^((?:/[\w.~-]+)+)/$`

/** Fixed parts and ids; what else a route's pattern may hold would match nothing as an expression. */
const ADDRESS = /^(?:\/:\w+|\/[\w.-]+)+$/

/**
 * One expression for all addresses that the shell answers, with or without a slash at the end, as nginx and
 * Apache read it. Throws for a pattern that it cannot express.
 */
export function shellExpression(patterns: readonly string[]): string {
  const strange = patterns.find((pattern) => !ADDRESS.test(pattern))
  if (strange !== undefined) throw new Error(`Hosts' expressions know no address like ${strange}`)
  const addresses = patterns.map((pattern) =>
    pattern.slice(1).replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+'),
  )
  return `^/(?:${addresses.join('|')})/?$`
}
