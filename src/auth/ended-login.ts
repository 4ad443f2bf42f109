import { ENDED_LOGIN, PENDING_FLAG } from '@/content/facts/pending-flag'
import { localStore } from '@/lib/browser/storage'

/** The id of the member whose login ended by itself, and whose enquiries wait; null after a logout. */
export const endedLogin = (): string | null => localStore.get(ENDED_LOGIN)

/** Notes whose login has ended by itself; null once somebody logged in or out. Product 10, Sending later. */
export function noteEndedLogin(id: string | null): void {
  if (id !== null && localStore.get(PENDING_FLAG)) localStore.set(ENDED_LOGIN, id)
  else localStore.remove(ENDED_LOGIN)
}
