import { language } from '@/lib/navigation/language'
import { languageOfLetters } from './letters'

const codeOf = (text: string) => languageOfLetters(text) ?? (/[a-z]/i.test(text) ? 'en' : undefined)

/**
 * The language of text from the API, judged by its script: for `lang`, so that a screen reader changes its voice.
 * Undefined for the page's own language, and for numbers. Product 10, Languages.
 */
export function langOf(text: string): string | undefined {
  const code = codeOf(text)
  return code === language.code ? undefined : code
}

/**
 * The same for text that does not come from the site: `shown` stands for what the API `sent`; if they differ, `shown`
 * is the site's own text. It also returns the page's own language if that is not English: the site's font has only the
 * characters of the site's own text, and styles/base.css shows what has a `lang` in a system font.
 */
export function langOfSent(shown: string, sent = shown): string | undefined {
  const code = codeOf(sent)
  return shown === sent && code !== 'en' ? code : langOf(shown)
}
