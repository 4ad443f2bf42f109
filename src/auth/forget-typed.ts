import { visitStore } from '@/lib/browser/storage'

/** What was typed and not sent, whose password was to be reset, and who invited. A test holds it to kept-things. */
const PERSONAL = /^(?:draft:|typed:|reset-email$|invite-code$)/

/** The keys that a visit left in this tab; none where the storage is denied. */
function keysOfVisit(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}

/** Leaves nothing personal of this tab's visit to whoever comes after a logout. Product 4, Session. */
export function forgetTyped(): void {
  for (const key of keysOfVisit()) if (PERSONAL.test(key)) visitStore.remove(key)
}
