import { LANGUAGE_KEY } from '@/content/facts/language-choice'
import { localStore } from '@/lib/browser/storage/storage'
import { language } from '@/lib/navigation/language'
import { type Language, languages } from '@/lib/navigation/languages'

const find = (code: string) => languages.find((each) => each.code === code)

/**
 * The language in which the page is to be offered: one that was chosen before or, at an English page,
 * that the browser asks for first. Product 10, Languages.
 */
export function wantedLanguage(): Language | undefined {
  const kept = localStore.get(LANGUAGE_KEY)
  const asked = language.prefix ? [] : navigator.languages.map((tag) => tag.slice(0, 2))
  const wanted = kept === null ? asked.map(find).find(Boolean) : find(kept)
  return wanted === language ? undefined : wanted
}
