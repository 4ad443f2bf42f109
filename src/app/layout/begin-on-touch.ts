import { showLanguageNames } from './language-names'
import { nameMain } from './name-main'

/** Starts what a page needs from its first interaction on. */
export function begin(): Promise<void> {
  nameMain()
  return showLanguageNames()
}
