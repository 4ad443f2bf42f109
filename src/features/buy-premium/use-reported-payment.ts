import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '@/auth/auth-context'
import type { Session } from '@/auth/session'
import { restoredBy } from './reported-payment'
import { usePurchaseRecord } from './purchase-record'

/**
 * A login made anew may come without the payment that the window reported in this browser: the
 * stored login takes it from the record, and header and pages follow.
 */
export function useReportedPayment() {
  const { session, updateUser } = useAuth()
  const record = usePurchaseRecord(session?.user._id)
  const restore = useEffectEvent((login: Session) => {
    const changes = restoredBy(login.user, new Date())
    if (changes) updateUser(changes, login.token)
  })
  useEffect(() => {
    if (session && record) restore(session)
  }, [session, record])
}
