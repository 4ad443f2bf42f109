import { useEffect, useEffectEvent } from 'react'
import { useAuth, useUser } from '@/auth/auth-context'
import { memberQuery } from '@/entities/user/member'
import type { User } from '@/entities/user/user'
import { changesFrom, noteWhatServerKnows } from './reconcile-member'
import { useReportedPayment } from './use-reported-payment'
import { useApiQuery } from '@/lib/api/query'

/** The logged-in member and those they referred, as the server has them now. */
export function useMember() {
  return useApiQuery(memberQuery(useUser()._id))
}

/** The stored login follows what the server says and what the payment window reported here. */
export function useFreshLogin() {
  const { session, updateUser } = useAuth()
  const { data } = useMember()
  useReportedPayment()
  const follow = useEffectEvent((server: User) => {
    if (session?.user._id !== server._id) return
    const today = new Date()
    noteWhatServerKnows(server, today)
    const changes = changesFrom(session.user, server, today)
    if (changes) updateUser(changes, session.token)
  })
  useEffect(() => {
    if (data) follow(data.user)
  }, [data])
}
