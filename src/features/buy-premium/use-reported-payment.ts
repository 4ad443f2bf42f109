import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '@/auth/auth-context'
import { updateUser } from '@/auth/session-store'
import type { Session } from '@/auth/session'
import { restoredBy } from './reported-payment'
import { usePurchaseRecord } from './purchase-record'

/**
 * A new login may lack the payment that the window reported in this browser: it is copied from the
 * record to the stored login, and the header and pages update.
 */
export function useReportedPayment() {
  const { session } = useAuth()
  const record = usePurchaseRecord(session?.user._id)
  const restore = useEffectEvent((login: Session) => {
    const changes = restoredBy(login.user, new Date())
    if (changes) updateUser(changes, login.token)
  })
  useEffect(() => {
    if (session && record) restore(session)
  }, [session, record])
}
