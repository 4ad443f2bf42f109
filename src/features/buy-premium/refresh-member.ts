import { memberQuery } from '@/entities/user/member'
import { sessionStore } from '@/auth/session-store'
import type { Session } from '@/auth/session'
import { queryClient } from '@/lib/api/query'
import { watchOtherTabs } from '@/auth/read-member-again'
import { followServer } from './reconcile-member'

/** Reads the buyer again and updates the stored login. Resolves even if the server gives no answer. */
export async function refreshMember(buyer: Session): Promise<void> {
  watchOtherTabs()
  const { _id: userId } = buyer.user
  const query = memberQuery(userId)
  // An answer from before the payment must not be taken for one from after it.
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  // After a clock was set back, what was read before has a time to come and would count as fresh.
  await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
  const before = sessionStore.get()
  const server = await queryClient.query({ ...query, staleTime: 0 }).catch(() => null)
  const stored = sessionStore.get()
  // An answer from before any other change of the account is too old as well.
  if (stored?.user._id === userId && stored !== before) return refreshMember(buyer)
  if (server?.user._id === userId) followServer(server.user)
}
