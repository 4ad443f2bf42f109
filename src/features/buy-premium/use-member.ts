import { useEffect } from 'react'
import { useAuth, useUser } from '@/auth/auth-context'
import { memberQuery, referringQuery } from '@/entities/user/member'
import { watchOtherTabs } from './read-member-again'
import { followServer } from './reconcile-member'
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
  const { updateUser } = useAuth()
  const { data, isStale } = useMember()
  useReportedPayment()
  useEffect(watchOtherTabs, [])
  // What was read before the login changed is stale, and must not undo it; it is being read again.
  useEffect(() => {
    if (data && !isStale) followServer(data.user, updateUser)
  }, [data, isStale, updateUser])
}
