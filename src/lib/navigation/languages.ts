/** The languages of the site. To add one, add a line here and a folder of words. Product 10, Languages. */
export const languages = [
  { code: 'en', tag: 'en-IN', name: 'English', prefix: '' },
  { code: 'ml', tag: 'ml-IN', name: 'മലയാളം', prefix: '/ml' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' },
] as const

/** `tag` as HTML and Intl write it; `name` in its own script; `prefix` begins each of its addresses. */
export type Language = (typeof languages)[number]

/** The language whose addresses have no prefix. */
export const [english] = languages

/** The address that a browser shows for a path of the router ("/study", "/study?a=b") in a language. */
export const addressIn = ({ prefix }: Language, path: string): string =>
  prefix && path.startsWith('/') ? `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}` : path

/** The language of an address: English if it has no other language's prefix. */
export const languageAt = (pathname: string): Language =>
  languages.find(({ prefix }) => prefix && `${pathname}/`.toLowerCase().startsWith(`${prefix}/`)) ??
  english

/** The router path of an address in any language: "/ml/study" gives "/study". */
export const pathAt = (pathname: string): string =>
  pathname.slice(languageAt(pathname).prefix.length) || '/'

/**
 * A page's address in each language, and one for readers of any other, as search engines ask for. The codes name no
 * country: a reader of Malayalam in Dubai is meant too.
 */
export const alternatesOf = (path: string): (readonly [hreflang: string, address: string])[] => [
  ...languages.map((language) => [language.code, addressIn(language, path)] as const),
  ['x-default', path],
]
