import { type Language, languages } from '@/lib/navigation/languages'

/** A language of ours whose letters are its own. */
export type OwnLetters = Exclude<Language['code'], 'en'>

/** A letter of each of them. */
const ownLetters: Record<OwnLetters, RegExp> = {
  ml: /[\u0d00-\u0d7f]/,
  hi: /[\u0900-\u097f]/,
}

/** The language whose letters a text has; undefined for Latin ones and figures. */
export function languageOfLetters(text: string): OwnLetters | undefined {
  for (const { code } of languages) if (code !== 'en' && ownLetters[code].test(text)) return code
  return undefined
}
