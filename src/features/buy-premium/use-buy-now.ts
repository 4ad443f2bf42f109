import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import type { Session } from '@/auth/session'
import { dateText } from '@/components/date-text'
import { membershipOf } from '@/entities/membership/membership'
import type { User } from '@/entities/user/user'
import { messages } from '@/words/messages'
import { premium } from '@/words/premium'
import { logError } from '@/lib/browser/log'
import { useStore } from '@/lib/browser/store'
import { paths } from '@/lib/navigation/paths'
import { type Outcome, purchaseProgress } from './purchase-progress'
import { useReportedPayment } from './use-reported-payment'
import { isSurelyUnpaid } from './purchase-record'
import { loadCode } from '@/lib/loading/load-code'

/** Without the code that knows more: a member has nothing to buy, and of a window opened before nothing is sure. */
function couldNotBegin(user: User): Outcome {
  const membership = membershipOf(user, new Date())
  if (membership.state === 'active') {
    const until = membership.until && dateText(membership.until)
    return { tone: 'status', more: [premium.another(until)] }
  }
  return {
    tone: 'alert',
    words: messages.payment.failed,
    more: isSurelyUnpaid(user._id) ? [premium.notCharged] : [],
  }
}

/** What a press of Buy Now does, and what it led to so far. Product 6, Buy Now. */
export function useBuyNow() {
  const { session, updateUser } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { buyer, said } = useStore(purchaseProgress)
  useEffect(() => purchaseProgress.forget, [])
  useReportedPayment()

  async function buy(login: Session, again: boolean) {
    try {
      const { purchasePremium } = await loadCode(() => import('./purchase'))
      await purchasePremium({ session: login, updateUser }, again)
    } catch (error) {
      logError('The payment could not be started', error)
      purchaseProgress.end(login.user._id, couldNotBegin(login.user))
    }
  }

  const goLogIn = () => void navigate(paths.login.href(), { state: { from: pathname + search } })

  function press(again: boolean) {
    if (!session) {
      goLogIn()
      return
    }
    const { _id: id } = session.user
    // Where another account's purchase is under way, its code says so; a second press of one's own does nothing.
    if (purchaseProgress.begin(id) || purchaseProgress.get().buyer !== id) void buy(session, again)
  }

  const userId = session?.user._id
  // Nobody reads what another person's purchase led to.
  const mine = said?.userId === userId || (!session && said?.outcome.forVisitor)
  return {
    busy: userId !== undefined && buyer === userId,
    outcome: (mine && said?.outcome) || null,
    press,
    goLogIn,
  }
}
