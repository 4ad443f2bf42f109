import { keysOfVisit } from '@/lib/browser/draft-key'
import { visitStore } from '@/lib/browser/storage'

/**
 * Keys of what was typed and not sent, the reset email, the invite code and the answers about an offer. A test compares
 * them with kept-things.
 */
const PERSONAL = /^(?:draft:|typed:|reset-email$|invite-code$|offer-check$)/

/** Deletes the personal data of this tab's visit: nobody may see it after a logout. Product 4, Session. */
export function forgetTyped(): void {
  for (const key of keysOfVisit()) if (PERSONAL.test(key)) visitStore.remove(key)
}
