import { memberQuery } from '@/entities/user/member'
import { sessionStore } from '@/auth/session-store'
import type { Session } from '@/auth/session'
import { queryClient } from '@/lib/api/query'
import { watchOtherTabs } from '@/auth/read-member-again'
import { followServer, type UpdateUser } from './reconcile-member'

/** Who buys, and the way to change the stored login. */
export type Buyer = {
  session: Session
  updateUser: UpdateUser
}

/** Reads the buyer again; the stored login follows. Resolves also where the server gives no answer. */
export async function refreshMember(buyer: Buyer): Promise<void> {
  watchOtherTabs()
  const { _id: userId } = buyer.session.user
  const query = memberQuery(userId)
  // An answer from before the payment must not stand for one from after it.
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  const before = sessionStore.get()
  const server = await queryClient.query({ ...query, staleTime: 0 }).catch(() => null)
  const stored = sessionStore.get()
  // Nor one from before any other change of the account.
  if (stored?.user._id === userId && stored !== before) return refreshMember(buyer)
  if (server?.user._id === userId) followServer(server.user, buyer.updateUser)
}
