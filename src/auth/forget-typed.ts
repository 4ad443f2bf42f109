import { TYPED_BY } from '@/content/facts/pending-flag'
import { keysOfVisit } from '@/lib/browser/storage/draft-key'
import { visitStore } from '@/lib/browser/storage/storage'
import { sessionStore } from './session-store'

/**
 * Keys of what was typed and not sent, the reset email, the invite code and the answers about an offer. A test compares
 * them with stored-things.
 */
const PERSONAL = /^(?:draft:|typed:|reset-email$|invite-code$|offer-check$)/

/** Deletes the personal data of this tab's visit: nobody may see it after a logout. Product 4, Session. */
export function forgetTyped(): void {
  for (const key of keysOfVisit()) if (PERSONAL.test(key)) visitStore.remove(key)
}

let stop: (() => void) | undefined

function followLogin() {
  const by = visitStore.get(TYPED_BY)
  const present = sessionStore.get()?.user._id
  if (by !== null && present !== undefined && present !== by) forgetTyped()
}

/**
 * After a login that ended by itself, mostly the same member continues: if another one logs in, what was typed in this
 * tab is deleted. Product 10, Nothing typed is lost.
 */
export function keepTypedFor(id: string): void {
  visitStore.set(TYPED_BY, id)
  stop ??= sessionStore.subscribe(followLogin)
  // Somebody may have logged in before this code could load.
  followLogin()
}
