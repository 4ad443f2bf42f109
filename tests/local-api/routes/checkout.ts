import { createHmac, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { readBody } from '../read-body'
import checkoutWindow from '../checkout-window.js?raw'
import type { LocalEnv } from '../types'

const payment = v.object({
  order_id: v.nullish(v.string()),
  receipt: v.nullish(v.string()),
  amount: v.optional(v.number()),
})

/** The simulated payment provider: its script, and the payment, which moves no money. */
export const checkoutRoutes = new Hono<LocalEnv>()

checkoutRoutes.get('/checkout.js', (c) =>
  c.body(checkoutWindow, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  }),
)

checkoutRoutes.post('/checkout/pay', async (c) => {
  const { members, orders } = c.var.store
  const sent = await readBody(c, payment)
  const order = orders.find(({ id, receipt }) =>
    sent?.order_id ? id === sent.order_id : receipt === sent?.receipt,
  )
  if (!order) return c.json({ success: false, message: 'No order with this id or receipt' }, 404)
  if (sent?.amount !== undefined && sent.amount !== order.amount)
    return c.json({ success: false, message: 'The amount differs from the order' }, 400)
  order.status = 'paid'
  order.paymentId ??= `pay_${randomBytes(7).toString('hex')}`
  const member = members.find(({ user }) => user._id === order.userId)
  // The real provider notifies the server in the same way, by a webhook.
  if (member && member.user.receipt !== order.receipt) {
    const { receipt, amount, currency } = order
    const updatedAt = new Date().toISOString()
    member.user = { ...member.user, receipt, amount, currency, updatedAt }
  }
  return c.json({
    razorpay_payment_id: order.paymentId,
    razorpay_order_id: order.id,
    razorpay_signature: sign(`${order.id}|${order.paymentId}`),
  })
})

function sign(text: string): string {
  return createHmac('sha256', 'local simulation').update(text).digest('hex')
}
