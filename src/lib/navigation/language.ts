import { addressIn, english, type Language, languageAt, languages, pathAt } from './languages'

/** The language of this build of the pages. Product 10, Languages. */
export const language: Language = languages.find(({ code }) => code === SITE_LANGUAGE) ?? english

/** The address of a router path in this language, for addresses that the router does not write itself. */
export const addressOf = (path: string): string => addressIn(language, path)

/** The router path of an address that the browser shows; an address of another language stays unchanged. */
export const pathOf = (pathname: string): string =>
  languageAt(pathname) === language ? pathAt(pathname) : pathname
