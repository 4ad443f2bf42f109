import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import type { Session } from '@/auth/session'
import { logError } from '@/lib/browser/log'
import { useStore } from '@/lib/browser/store'
import { paths } from '@/lib/navigation/paths'
import { failedBy, refusalFor, underWay } from './outcomes'
import { purchaseProgress } from './purchase-progress'
import { useReportedPayment } from './use-reported-payment'
import { loadCode } from '@/lib/loading/load-code'

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
      purchaseProgress.end(login.user._id, failedBy(error))
    }
  }

  const goLogIn = () => void navigate(paths.login.href(), { state: { from: pathname + search } })

  function press(again: boolean) {
    if (!session) {
      goLogIn()
      return
    }
    const { user } = session
    const refusal = refusalFor(user, new Date())
    if (refusal) purchaseProgress.say(user._id, refusal)
    else if (purchaseProgress.begin(user._id)) void buy(session, again)
    else if (purchaseProgress.get().buyer !== user._id) purchaseProgress.say(user._id, underWay)
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
