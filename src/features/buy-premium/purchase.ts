import { sessionStore } from '@/auth/session-store'
import type { Session } from '@/auth/session'
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
import { followElsewhere } from './follow-elsewhere'
import * as outcomes from './outcomes'
import { type Outcome, purchaseProgress } from './purchase-progress'
import { noteClosed, noteWindow } from './note-purchase'
import { unresolvedWindowsIn } from './purchase-history'
import { isSurelyUnpaid, purchaseRecords, type PurchaseRecord } from './purchase-record'
import { refreshMember } from './refresh-member'
import { endWithNews, finishDismissed, finishPaid } from './finish-purchase'

/** The provider takes one payment per order: a window opened again within this time reuses the order. */
const SAME_ORDER_MS = 30 * 60_000

function orderOf(record: PurchaseRecord | null): Subscription | null {
  if (!record?.orderId || record.state === 'paid') return null
  // A clock that was set back meanwhile makes the order no older: a second one could be charged as well.
  const age = Math.abs(Date.now() - Date.parse(record.at))
  if (!(age < SAME_ORDER_MS)) return null
  const { receipt, currency, orderId } = record
  return { receipt, currency, orderId }
}

/** How long to wait for the server; after that, what the browser knows decides. */
const SERVER_MS = 3000

/** Why no window may be opened, as far as this browser knows by now. */
function refusalNow(userId: string): Outcome | null {
  const user = sessionStore.get()?.user
  return user?._id === userId ? outcomes.refusalFor(user, new Date()) : outcomes.loggedOut(userId)
}

/**
 * Why no window may be opened now; checked again when no other tab can change it any more. The server
 * is asked too: another device may have paid, or a late approval may have arrived.
 */
async function hindranceTo(buyer: Session, again: boolean): Promise<Outcome | null> {
  const { _id: userId } = buyer.user
  const refusal = refusalNow(userId)
  if (refusal) return refusal
  await within(SERVER_MS, refreshMember(buyer), undefined)
  const known = refusalNow(userId)
  if (known || again) return known
  const unresolved = unresolvedWindowsIn(purchaseRecords.get(userId), new Date())
  return unresolved.length > 0 ? outcomes.unresolved(unresolved) : null
}

type Provider = Awaited<ReturnType<typeof loadCheckout>>

/** Shows the payment window; settles once it is paid or dismissed, and rejects if it cannot open. */
function windowFor(buyer: Session, order: Subscription, { key, Checkout }: Provider) {
  const { _id: userId, name, email, phone } = buyer.user
  const opened = noteWindow(userId, order, 'opened')
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
  return new Promise<void>((resolve, reject) => {
    try {
      openCheckout(Checkout, options, {
        paid(paymentId) {
          finishPaid(buyer, order, paymentId)
          resolve()
        },
        dismissed() {
          finishDismissed(userId, opened)
          resolve()
        },
        failed: (reason) => purchaseProgress.say(userId, outcomes.attemptFailed(reason)),
      })
    } catch (error) {
      noteClosed(userId, opened)
      reject(error)
    }
  })
}

/** Gets an order, then shows the payment window for it, unless something has changed meanwhile. */
async function openFor(buyer: Session): Promise<void> {
  const { _id: userId } = buyer.user
  const loading = loadCheckout()
  // It is awaited below, after the order.
  loading.catch(() => undefined)
  const order = orderOf(purchaseRecords.get(userId)) ?? (await createSubscription())
  // An order alone takes no money: its record must not be put on top of one that may have.
  if (isSurelyUnpaid(userId)) noteWindow(userId, order, 'closed')
  const checkout = await loading
  // A window that was dismissed may have reported a late approval meanwhile.
  const refusal = refusalNow(userId)
  if (refusal) {
    endWithNews(userId, refusal)
    return
  }
  // Nobody expects a payment window on another page. The order is used again if Buy Now is pressed again.
  if (!purchaseProgress.isWatched()) {
    purchaseProgress.drop(userId)
    return
  }
  await windowFor(buyer, order, checkout)
}

/**
 * Creates an order and opens the payment window for it, unless there is a reason not to. Reports the
 * outcome through `purchaseProgress`. `again` opens a window even if an earlier one never
 * answered. Never throws. Product 4, Membership.
 */
export async function purchasePremium(buyer: Session, again: boolean): Promise<void> {
  const { user } = buyer
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
    const lock = `${PAYMENT_LOCK}${userId}`
    const done = await withTabLock(lock, async () => {
      const hindrance = await hindranceTo(buyer, again)
      if (hindrance) endWithNews(userId, hindrance)
      else await openFor(buyer)
      return true
    })
    if (!done) {
      purchaseProgress.end(userId, outcomes.openElsewhere)
      void followElsewhere(userId, lock)
    }
  } catch (error) {
    if (error instanceof CheckoutBlockedError) {
      purchaseProgress.end(userId, outcomes.blocked(userId))
      return
    }
    if (!isApiError(error)) logError('The payment window could not be opened', error)
    purchaseProgress.end(userId, outcomes.failedBy(userId, error))
  }
}
