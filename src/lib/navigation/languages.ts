/** The languages of the site: one more is a line here and a folder of words. Product 10, Languages. */
export const languages = [
  { code: 'en', tag: 'en-IN', name: 'English', prefix: '' },
  { code: 'ml', tag: 'ml-IN', name: 'മലയാളം', prefix: '/ml' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' },
] as const

/** `tag` as HTML and Intl write it; `name` in its own letters; `prefix` before each of its addresses. */
export type Language = (typeof languages)[number]

/** The one at the addresses without a prefix. */
export const [english] = languages

/** The address that a browser shows for a path of the router ("/study", "/study?a=b") in a language. */
export const addressIn = ({ prefix }: Language, path: string): string =>
  prefix && path.startsWith('/') ? `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}` : path

/** The language that an address is of: without another's prefix, English. */
export const languageAt = (pathname: string): Language =>
  languages.find(({ prefix }) => prefix && `${pathname}/`.toLowerCase().startsWith(`${prefix}/`)) ??
  english

/** The path of the router for an address, in whatever language: "/ml/study" is "/study". */
export const pathAt = (pathname: string): string =>
  pathname.slice(languageAt(pathname).prefix.length) || '/'

/**
 * Of one page: its address in each language, and the one for a reader of none, as search engines ask. Of no
 * country: who reads Malayalam in Dubai is meant too.
 */
export const alternatesOf = (path: string): (readonly [hreflang: string, address: string])[] => [
  ...languages.map((language) => [language.code, addressIn(language, path)] as const),
  ['x-default', path],
]
