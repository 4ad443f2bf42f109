import * as v from 'valibot'
import { request } from '@/lib/api/http'

// The server may send a receipt or an id as a number. The provider gets them as sent, but trimmed; see receipt-text.ts.
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
)
const orderId = v.fallback(v.optional(text), undefined)

// Servers put the order's id in different places; without an id only the receipt is known.
const subscriptionSchema = v.pipe(
  v.object({
    currency: text,
    receipt: text,
    id: orderId,
    order_id: orderId,
    order: v.fallback(v.optional(v.object({ id: orderId })), undefined),
  }),
  v.transform(({ currency, receipt, id, order_id, order }) => ({
    currency,
    receipt,
    orderId: order_id ?? order?.id ?? id,
  })),
)

/** An order for one year of Premium, as the server made it. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>

/** PUT auth/createsubscribe: creates an order, so it is never retried automatically. Throws ApiError. */
export function createSubscription(): Promise<Subscription> {
  return request(subscriptionSchema, { method: 'PUT', url: '/auth/createsubscribe' })
}
