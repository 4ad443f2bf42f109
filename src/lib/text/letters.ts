import { type Language, languages } from '@/lib/navigation/languages'

/** A language of the site that has its own script. */
export type OwnLetters = Exclude<Language['code'], 'en'>

/** Matches a letter of each of these scripts. */
const ownLetters: Record<OwnLetters, RegExp> = {
  ml: /[\u0d00-\u0d7f]/,
  hi: /[\u0900-\u097f]/,
}

/** The language whose script a text contains; undefined for Latin letters and digits. */
export function languageOfLetters(text: string): OwnLetters | undefined {
  for (const { code } of languages) if (code !== 'en' && ownLetters[code].test(text)) return code
  return undefined
}
