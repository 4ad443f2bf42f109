import { useEffect, useEffectEvent } from 'react'
import { useAuth, useUser } from '@/auth/auth-context'
import { memberQuery, referringQuery } from '@/entities/user/member'
import type { User } from '@/entities/user/user'
import { watchOtherTabs } from './read-member-again'
import { changesFrom, noteWhatServerKnows } from './reconcile-member'
import { useReportedPayment } from './use-reported-payment'
import { useApiQuery } from '@/lib/api/query'

/** The logged-in member, as the server has them now. */
export function useMember() {
  return useApiQuery(memberQuery(useUser()._id))
}

/** The logged-in member and those they referred; fails where that list is none. */
export function useReferring() {
  return useApiQuery(referringQuery(useUser()._id))
}

/** The stored login follows what the server says and what the payment window reported here. */
export function useFreshLogin() {
  const { session, updateUser } = useAuth()
  const { data, isStale } = useMember()
  useReportedPayment()
  useEffect(watchOtherTabs, [])
  const follow = useEffectEvent((server: User) => {
    if (session?.user._id !== server._id) return
    const today = new Date()
    noteWhatServerKnows(server, today)
    const changes = changesFrom(session.user, server, today)
    if (changes) updateUser(changes, session.token)
  })
  // What was read before the login changed is stale, and must not undo it; it is being read again.
  useEffect(() => {
    if (data && !isStale) follow(data.user)
  }, [data, isStale])
}
