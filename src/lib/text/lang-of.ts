import { language } from '@/lib/navigation/language'
import { languageOfLetters } from './letters'

const codeOf = (text: string) => languageOfLetters(text) ?? (/[a-z]/i.test(text) ? 'en' : undefined)

/**
 * The language that text from the API is in, by its letters: for `lang`, so that a screen reader
 * changes its voice. Undefined where it is the page's own, and for figures. Product 10, Languages.
 */
export function langOf(text: string): string | undefined {
  const code = codeOf(text)
  return code === language.code ? undefined : code
}

/**
 * The same of words that are surely not ours: `shown` in place of what the API `sent`, which is ours
 * where it is another. It also names the page's own language in letters of which our font has those
 * of our words alone: styles/base.css leaves what has a `lang` to the system's.
 */
export function langOfSent(shown: string, sent = shown): string | undefined {
  const code = codeOf(sent)
  return shown === sent && code !== 'en' ? code : langOf(shown)
}
