import { languages } from '#languages'

/** The address prefixes of all languages except English, as a regular expression. */
export const PREFIXES = languages.flatMap(({ prefix }) => prefix || []).join('|')

/**
 * Addresses that are never listed: no page of theirs is for strangers, or it says noindex itself. Those of countries and
 * categories are not among them: the shell fills a new one until the next refresh.
 */
export const UNLISTED_ADDRESSES = ['/dashboard/*', '/job/:id', '/product/:id', '/register/:id']

/** The beginning of these addresses, in any language. */
export const UNLISTED = `(?:${PREFIXES})?/(?:${UNLISTED_ADDRESSES.map((address) => address.split('/')[1]).join('|')})/`

/** Characters that no address has. A browser reads /\ as //, and so a redirect to it as another site. */
export const STRANGE_SIGNS = String.raw`[\x00-\x1f\x5c\x7f]`

/** Settings files of other hosts, and `index`, whose page has the address of its folder. */
export const HOSTS_FILES = '^/(?:_headers|_redirects|index)/?$'

/** Pages that answer in place of other addresses have no address of their own. */
export const NO_ADDRESS = `^(?:${PREFIXES})?/(?:shell|404)/?$`
/** The same, for the files of these pages. */
export const NO_ADDRESS_FILES = String.raw`^(?:${PREFIXES})?/(?:shell|404)\.html$`

/** Hidden files and folders, which begin with a dot. */
export const HIDDEN = String.raw`/\.(?!well-known/)`

/** An address with a slash at its end. Addresses with other characters are never redirected. */
export const WITH_SLASH = String.raw`^((?:/[\w.~-]+)+)/$`

/** The name of a page's file; none of its parts is hidden. */
export const WITH_HTML = String.raw`^((?:/[\w~-][\w.~-]*)+)\.html$`

/** Route patterns of fixed parts and ids; anything else in a pattern would match nothing as an expression. */
const ADDRESS = /^(?:\/:\w+|\/[\w.-]+)+$/

/**
 * One expression for all addresses that the shell answers, with or without a slash at the end, as nginx and
 * Apache read it. Throws for a pattern that it cannot express.
 */
export function shellExpression(patterns: readonly string[]): string {
  const strange = patterns.find((pattern) => !ADDRESS.test(pattern))
  if (strange !== undefined)
    throw new Error(
      `The route pattern ${strange} cannot be written as an expression for nginx and Apache: use fixed parts and ids only`,
    )
  const addresses = patterns.map((pattern) =>
    pattern.slice(1).replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+'),
  )
  return `^/(?:${addresses.join('|')})/?$`
}
