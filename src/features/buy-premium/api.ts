import * as v from 'valibot'
import { premiumPrice } from '@/content/facts/premium'
import { ApiError } from '@/lib/api/errors'
import { request } from '@/lib/api/http'

// The server may send a receipt or an id as a number. The provider gets them as sent, but trimmed; see receipt-text.ts.
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
)
const orderId = v.fallback(v.optional(text), undefined)

/** What an order costs, as far as the answer says so. */
const cost = { amount: v.optional(v.unknown()), currency: v.optional(v.unknown()) }
const order = v.object({ ...cost, id: orderId })

// Servers put the order's id in different places; without an id only the receipt is known.
const subscriptionSchema = v.pipe(
  v.object({
    ...cost,
    currency: text,
    receipt: text,
    id: orderId,
    order_id: orderId,
    order: v.fallback(v.optional(order), undefined),
  }),
  v.transform(({ currency, amount, receipt, id, order_id, order: inside }) => ({
    isAtPrice: isAtPrice({ currency, amount }) && isAtPrice(inside),
    order: { currency, receipt, orderId: order_id ?? inside?.id ?? id },
  })),
)

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Whether what is given of a cost is the price, in rupees or paise. */
function isAtPrice({ amount, currency }: { amount?: unknown; currency?: unknown } = {}): boolean {
  const { pricePaise, priceRupees } = premiumPrice
  const isRupees = !isGiven(currency) || String(currency).trim().toUpperCase() === 'INR'
  return isRupees && (!isGiven(amount) || [pricePaise, priceRupees].includes(Number(amount)))
}

/** An order for one year of Premium, as the server made it. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>['order']

/**
 * PUT auth/createsubscribe: creates an order, so it is never retried automatically. Throws ApiError, also for an order
 * in another currency or for another amount than the page names. Decision 247.
 */
export async function createSubscription(): Promise<Subscription> {
  const answer = await request(subscriptionSchema, { method: 'PUT', url: '/auth/createsubscribe' })
  // The answer's message is one of success, so it is not shown as an error.
  if (!answer.isAtPrice) throw new ApiError('unexpected')
  return answer.order
}
