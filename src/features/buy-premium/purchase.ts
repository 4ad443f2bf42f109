import { sessionStore } from '@/auth/session-store'
import { company } from '@/content/facts/company'
import { PAYMENT_LOCK } from '@/content/facts/payment-lock'
import { paymentDescription, premiumPrice } from '@/content/facts/premium'
import { isApiError } from '@/lib/api/errors'
import { logError } from '@/lib/browser/log'
import { within } from '@/lib/loading/within'
import { withTabLock } from './with-tab-lock'
import { createSubscription, type Subscription } from './api'
import { openCheckout } from './checkout'
import { CheckoutBlockedError, loadCheckout } from './load-checkout'
import * as outcomes from './outcomes'
import { type Outcome, purchaseProgress } from './purchase-progress'
import { purchaseRecords, type PurchaseRecord } from './purchase-record'
import { type Buyer, refreshMember } from './refresh-member'
import { finishDismissed, finishPaid } from './finish-purchase'

/** The provider takes one payment for one order: a window opened again soon gets the same. */
const SAME_ORDER_MS = 30 * 60_000

const isLoggedIn = (userId: string) => sessionStore.get()?.user._id === userId

function orderOf(record: PurchaseRecord | null): Subscription | null {
  if (!record?.orderId || record.state === 'paid') return null
  const age = Date.now() - Date.parse(record.at)
  if (!(age >= 0 && age < SAME_ORDER_MS)) return null
  const { receipt, currency, orderId } = record
  return { receipt, currency, orderId }
}

/** Who has no answer of the server by then may buy with what the browser knows. */
const SERVER_MS = 3000

/**
 * Why no window may be opened now; looked up again when no other tab can change it any more. The server
 * is asked too: another device may have paid, or a late approval have come.
 */
async function hindranceTo(buyer: Buyer, again: boolean): Promise<Outcome | null> {
  const { _id: userId } = buyer.session.user
  const user = sessionStore.get()?.user
  if (user?._id !== userId) return outcomes.loggedOut
  const refusal = outcomes.refusalFor(user, new Date())
  if (refusal || again) return refusal
  const server = await within(SERVER_MS, refreshMember(buyer), null)
  if (!isLoggedIn(userId)) return outcomes.loggedOut
  const known = server && outcomes.refusalFor(server, new Date())
  if (known) return known
  const record = purchaseRecords.get(userId)
  return record?.state === 'opened' ? outcomes.unheard(record) : null
}

async function openFor(buyer: Buyer): Promise<void> {
  const { _id: userId, name, email, phone } = buyer.session.user
  const loading = loadCheckout()
  // It is awaited below, after the order.
  loading.catch(() => undefined)
  const order = orderOf(purchaseRecords.get(userId)) ?? (await createSubscription())
  const note = (state: 'opened' | 'closed') =>
    purchaseRecords.set(userId, { ...order, state, at: new Date().toISOString() })
  note('closed')
  const { key, Checkout } = await loading
  if (!isLoggedIn(userId)) {
    purchaseProgress.end(userId, outcomes.loggedOut)
    return
  }
  note('opened')
  await new Promise<void>((resolve, reject) => {
    const options = {
      key,
      amount: premiumPrice.pricePaise,
      currency: order.currency,
      order_id: order.orderId,
      name: company.name,
      description: paymentDescription,
      prefill: { name, email, contact: phone },
      notes: { receipt: order.receipt },
    }
    try {
      openCheckout(Checkout, options, {
        paid(paymentId) {
          finishPaid(buyer, order, paymentId)
          resolve()
        },
        dismissed() {
          finishDismissed(userId, order)
          resolve()
        },
        failed: (reason) => purchaseProgress.say(userId, outcomes.attemptFailed(reason)),
      })
    } catch (error) {
      note('closed')
      reject(error)
    }
  })
}

/**
 * Makes an order and opens the payment window for it, unless something speaks against it. Says
 * how it ended through `purchaseProgress`. `again` opens a window though an earlier one never
 * answered. Never throws. Product 4, Membership.
 */
export async function purchasePremium(buyer: Buyer, again: boolean): Promise<void> {
  const { user } = buyer.session
  const { _id: userId } = user
  const refusal = outcomes.refusalFor(user, new Date())
  if (refusal) {
    purchaseProgress.end(userId, refusal)
    return
  }
  if (purchaseProgress.get().buyer !== userId) {
    purchaseProgress.say(userId, outcomes.underWay)
    return
  }
  try {
    const done = await withTabLock(`${PAYMENT_LOCK}${userId}`, async () => {
      const hindrance = await hindranceTo(buyer, again)
      if (hindrance) purchaseProgress.end(userId, hindrance)
      else await openFor(buyer)
      return true
    })
    if (!done) purchaseProgress.end(userId, outcomes.openElsewhere)
  } catch (error) {
    if (error instanceof CheckoutBlockedError) {
      purchaseProgress.end(userId, outcomes.blocked)
      return
    }
    if (!isApiError(error)) logError('The payment window could not be opened', error)
    purchaseProgress.end(userId, outcomes.failedBy(error))
  }
}
