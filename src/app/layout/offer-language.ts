import { createElement, type ReactNode } from 'react'
import { LANGUAGE_KEY } from '@/content/facts/language-choice'
import { localStore } from '@/lib/browser/storage'
import { createStore } from '@/lib/browser/store'
import { whenIdle } from '@/lib/browser/when-idle'
import { language } from '@/lib/navigation/language'
import { languages } from '@/lib/navigation/languages'

/** Below the header: the offer of the page in another language. */
export const languageOffer = createStore<ReactNode>(null)

const find = (code: string) => languages.find((each) => each.code === code)

/**
 * Who chose another language, or at an English page whose browser asks for another one first, is
 * offered it once the page stands; nobody is sent there. Product 10, Languages.
 */
export async function offerLanguage() {
  const kept = localStore.get(LANGUAGE_KEY)
  const asked = language.prefix ? [] : navigator.languages.map((tag) => tag.slice(0, 2))
  const wanted = kept === null ? asked.map(find).find(Boolean) : find(kept)
  if (!wanted || wanted === language) return
  await whenIdle()
  const { LanguageOffer } = await import('./language-offer')
  languageOffer.set(createElement(LanguageOffer, { wanted }))
}
