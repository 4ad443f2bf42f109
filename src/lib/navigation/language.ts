import { addressIn, type Language, languages } from './languages'

declare const SITE_LANGUAGE: Language['code']

const [english] = languages

/** The language of this build of the pages. Product 10, Languages. */
export const language: Language = languages.find(({ code }) => code === SITE_LANGUAGE) ?? english

/** The address of a path of the router in this language: for all that the router does not write itself. */
export const addressOf = (path: string): string => addressIn(language, path)
