import { keysOfVisit } from '@/lib/browser/draft-key'
import { visitStore } from '@/lib/browser/storage'

/** What was typed and not sent, whose password was to be reset, and who invited. A test holds it to kept-things. */
const PERSONAL = /^(?:draft:|typed:|reset-email$|invite-code$)/

/** Leaves nothing personal of this tab's visit to whoever comes after a logout. Product 4, Session. */
export function forgetTyped(): void {
  for (const key of keysOfVisit()) if (PERSONAL.test(key)) visitStore.remove(key)
}
