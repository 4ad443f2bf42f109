import { useEffect } from 'react'
import { useAuth } from '@/auth/auth-context'
import { watchOtherTabs } from '@/auth/read-member-again'
import { useMember } from '@/auth/use-member'
import { followServer } from './reconcile-member'
import { useReportedPayment } from './use-reported-payment'

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
