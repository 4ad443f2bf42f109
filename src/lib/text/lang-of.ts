import { language } from '@/lib/navigation/language'

const scripts = [
  ['ml', /[\u0d00-\u0d7f]/],
  ['hi', /[\u0900-\u097f]/],
  ['en', /[a-z]/i],
] as const

/**
 * The language that text from the API is in, by its letters: for `lang`, so that a screen reader
 * changes its voice. Undefined where it is the page's own, and for figures. Product 10, Languages.
 */
export function langOf(text: string): string | undefined {
  const code = scripts.find(([, letters]) => letters.test(text))?.[0]
  return code === language.code ? undefined : code
}
