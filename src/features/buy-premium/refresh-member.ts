import { memberQuery } from '@/entities/user/member'
import { sessionStore } from '@/auth/session-store'
import type { User } from '@/entities/user/user'
import type { Session } from '@/auth/session'
import { queryClient } from '@/lib/api/query'
import { watchOtherTabs } from './read-member-again'
import { changesFrom, noteWhatServerKnows } from './reconcile-member'

/** Who buys, and the way to change the stored login. */
export type Buyer = {
  session: Session
  updateUser: (changes: Partial<User>, token?: string) => void
}

/** Reads the buyer again; the stored login follows. Resolves also where the server gives no answer. */
export async function refreshMember(buyer: Buyer): Promise<void> {
  watchOtherTabs()
  const { _id: userId } = buyer.session.user
  const query = memberQuery(userId)
  // An answer from before the payment must not stand for one from after it.
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  const before = sessionStore.get()
  const server = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
  const stored = sessionStore.get()
  const isTheirs = stored?.user._id === userId
  // Nor one from before any other change of the account.
  if (isTheirs && stored !== before) return refreshMember(buyer)
  if (!server) return
  const today = new Date()
  noteWhatServerKnows(server.user, today)
  const changes = isTheirs ? changesFrom(stored.user, server.user, today) : null
  if (isTheirs && changes) buyer.updateUser(changes, stored.token)
}
