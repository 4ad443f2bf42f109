import { useEffect } from 'react'
import { watchOtherTabs } from '@/auth/read-member-again'
import { useMember } from '@/auth/use-member'
import { followServer } from './reconcile-member'
import { useReportedPayment } from './use-reported-payment'

/** Keeps the stored login in step with the server and with what the payment window reported here. */
export function useFreshLogin() {
  const { data, isStale } = useMember()
  useReportedPayment()
  useEffect(watchOtherTabs, [])
  // Data read before the login changed is stale and must not undo the change; it is being read again.
  useEffect(() => {
    if (data && !isStale) followServer(data.user)
  }, [data, isStale])
}
