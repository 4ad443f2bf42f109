import { memberQuery } from '@/entities/user/member'
import { sessionStore } from '@/auth/session-store'
import type { User } from '@/entities/user/user'
import type { Session } from '@/auth/session'
import { queryClient } from '@/lib/api/query'
import { changesFrom, noteWhatServerKnows } from './reconcile-member'

/** Who buys, and the way to change the stored login. */
export type Buyer = {
  session: Session
  updateUser: (changes: Partial<User>, token?: string) => void
}

/** Reads the buyer again; the stored login follows. Null where the server gives no answer. */
export async function refreshMember({ session, updateUser }: Buyer): Promise<User | null> {
  try {
    const query = memberQuery(session.user._id)
    // An answer from before the payment must not stand for one from after it.
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    const { user } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    const today = new Date()
    noteWhatServerKnows(user, today)
    const stored = sessionStore.get()
    const changes = stored?.user._id === user._id ? changesFrom(stored.user, user, today) : null
    if (stored && changes) updateUser(changes, stored.token)
    return user
  } catch {
    return null
  }
}
