import { keepTypedApart } from '@/auth/forget-typed'
import { showLanguageNames } from '@/app/layout/language/language-names'
import { nameMain } from '@/app/layout/arrival/name-main'

/** Starts what a page needs from its first interaction on. */
export function begin() {
  nameMain()
  keepTypedApart()
  // No first paint waits for fonts that few readers lack.
  if ('FontFace' in window) void showLanguageNames()
}
