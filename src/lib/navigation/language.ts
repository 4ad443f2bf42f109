import { addressIn, english, type Language, languageAt, languages, pathAt } from './languages'

/** The language of this build of the pages. Product 10, Languages. */
export const language: Language = languages.find(({ code }) => code === SITE_LANGUAGE) ?? english

/** The address of a path of the router in this language: for all that the router does not write itself. */
export const addressOf = (path: string): string => addressIn(language, path)

/** The path of the router for an address that the browser shows; one of another language stays as it is. */
export const pathOf = (pathname: string): string =>
  languageAt(pathname) === language ? pathAt(pathname) : pathname
