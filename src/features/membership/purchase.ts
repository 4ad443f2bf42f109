import type { User } from '@/auth/user'
import { company } from '@/content/company'
import { premium } from '@/content/premium'
import { createSubscription } from './api'
import { openCheckout } from './checkout'

/** What the member's account gains, and the payment's number to keep. `amount` is in paise. */
export type Purchase = {
  paymentId: string
  gained: Pick<User, 'receipt' | 'amount' | 'currency' | 'updatedAt'>
}

/**
 * Makes an order and opens the payment window for it. Throws where either cannot be done.
 * Specification 4, Membership.
 */
export async function purchasePremium(user: User): Promise<Purchase | 'cancelled'> {
  const { receipt, currency, orderId } = await createSubscription()
  const outcome = await openCheckout({
    amount: premium.pricePaise,
    currency,
    order_id: orderId,
    name: company.name,
    description: premium.heading,
    prefill: { name: user.name, email: user.email, contact: user.phone },
    notes: { receipt },
  })
  if (outcome === 'cancelled') return outcome
  // The year runs from `updatedAt`, so it begins with the payment.
  const updatedAt = new Date().toISOString()
  return { ...outcome, gained: { receipt, amount: premium.pricePaise, currency, updatedAt } }
}
