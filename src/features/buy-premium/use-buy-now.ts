import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import type { Session } from '@/auth/session'
import { dateText } from '@/components/date-text'
import { membershipOf } from '@/entities/membership/membership'
import type { User } from '@/entities/user/user'
import { memberMessages } from '@/words/member-messages'
import { premium } from '@/words/premium'
import { logError } from '@/lib/browser/log'
import { useStore } from '@/lib/browser/storage/store'
import { paths } from '@/lib/navigation/paths'
import { type Outcome, purchaseProgress } from './purchase-progress'
import { useReportedPayment } from './use-reported-payment'
import { isSurelyUnpaid } from './purchase-record'
import { loadCode } from '@/lib/loading/load-code'

/** The outcome if the purchase code failed to load: it says that no money was taken only if that is sure. */
function couldNotBegin(user: User): Outcome {
  const membership = membershipOf(user, new Date())
  if (membership.state === 'active') {
    const until = membership.until && dateText(membership.until)
    return { tone: 'status', more: [premium.another(until)] }
  }
  return {
    tone: 'alert',
    words: memberMessages.payment.failed,
    more: isSurelyUnpaid(user._id) ? [premium.notCharged] : [],
  }
}

/** Loads the code of a purchase and runs it. Never throws: a failure is an outcome too. */
async function buy(login: Session, again: boolean) {
  try {
    const { purchasePremium } = await loadCode(() => import('./purchase'))
    await purchasePremium(login, again)
  } catch (error) {
    logError('The payment could not be started', error)
    purchaseProgress.end(login.user._id, couldNotBegin(login.user))
  }
}

/** What pressing Buy Now does, and its outcome so far. Product 6, Buy Now. */
export function useBuyNow() {
  const { session } = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { buyer, said } = useStore(purchaseProgress)
  useEffect(() => purchaseProgress.forget, [])
  useReportedPayment()

  const goLogIn = () => void navigate(paths.login.href(), { state: { from: pathname + search } })

  function press(again: boolean) {
    if (!session) {
      goLogIn()
      return
    }
    const { _id: id } = session.user
    // If another account's purchase is under way, `buy` says so; a second press by the same account does nothing.
    if (purchaseProgress.begin(id) || purchaseProgress.get().buyer !== id) void buy(session, again)
  }

  const userId = session?.user._id
  // The outcome of another person's purchase is not shown.
  const mine = said?.userId === userId || (!session && said?.outcome.forVisitor)
  return {
    busy: userId !== undefined && buyer === userId,
    outcome: (mine && said?.outcome) || null,
    press,
    goLogIn,
  }
}
