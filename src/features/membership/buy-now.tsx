import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import type { User } from '@/auth/user'
import { messages } from '@/content/messages'
import { premium } from '@/content/premium'
import { messageOf } from '@/lib/errors'
import { formatDate } from '@/lib/format'
import { logError } from '@/lib/log'
import { notify } from '@/lib/notify'
import { paths } from '@/lib/paths'
import styles from './buy-now.module.css'
import { membershipOf } from './validity'

const words = messages.payment

/**
 * Buy Now: a visitor goes to the login page and comes back, a member is told so, everybody else
 * gets the payment window. The outcome stands below the button. Specification 4 and 6.
 */
export function BuyNow() {
  const { session, updateUser } = useAuth()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const inFlight = useRef(false)

  async function buy(user: User): Promise<string> {
    try {
      const { purchasePremium } = await import('./purchase')
      const purchase = await purchasePremium(user)
      if (purchase === 'cancelled') return words.cancelled
      notify.success(keep(purchase.gained) ? words.success : words.successOnly)
      return `${premium.paid(purchase.paymentId)} ${premium.afterPayment}`
    } catch (error) {
      logError('The payment could not be started', error)
      return messageOf(error, words.failed)
    }
  }

  /** False where the stored login could not take it; the payment stands all the same. */
  function keep(gained: Partial<User>): boolean {
    try {
      updateUser(gained)
      return true
    } catch {
      return false
    }
  }

  async function press() {
    if (inFlight.current) return
    if (!session) {
      void navigate(paths.login.href(), { state: { from: pathname } })
      return
    }
    const membership = membershipOf(session.user, new Date())
    if (membership.state === 'active') {
      setOutcome(premium.alreadyMember(membership.until && formatDate(membership.until)))
      return
    }
    inFlight.current = true
    setBusy(true)
    setOutcome('')
    setOutcome(await buy(session.user))
    setBusy(false)
    inFlight.current = false
  }

  return (
    <div className={styles.box}>
      <button
        type="button"
        className="button button-wanted"
        disabled={busy}
        onClick={() => void press()}
      >
        {busy ? premium.opening : premium.callToAction}
      </button>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  )
}
