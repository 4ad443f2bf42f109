import { showLanguageNames } from '@/app/layout/language/language-names'
import { nameMain } from '@/app/layout/arrival/name-main'

/** Starts what a page needs from its first interaction on. */
export function begin(): Promise<void> {
  nameMain()
  return showLanguageNames()
}
