import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { premiumPrice } from '../../../src/content/facts/premium'
import { isAdmin, needAdmin, needMember } from '../guards'
import { email, phone, readBody, required, sameText } from '../read-body'
import type { LocalEnv, Order } from '../types'

const profile = v.object({
  name: v.optional(required),
  email: v.optional(email),
  phone: v.optional(phone),
  password: v.nullish(v.string()),
})

/** Members' data, profile and subscription orders. Product 7, Auth. */
export const memberRoutes = new Hono<LocalEnv>()

memberRoutes.get('/getusers', needAdmin, (c) => c.json(c.var.store.members.map(({ user }) => user)))

memberRoutes.get('/getoneuser/:id', needMember, (c) => {
  const { members } = c.var.store
  const asking = c.var.member
  const id = c.req.param('id')
  if (id !== asking.user._id && !isAdmin(asking))
    return c.json({ success: false, message: 'Only for the member and administrators' }, 403)
  const found = members.find(({ user }) => user._id === id)
  if (!found) return c.json({ success: false, message: 'User not found' }, 404)
  const referredUsers = members
    .filter(({ referredBy }) => referredBy === found.user.usercode)
    .map(({ user }) => user)
  return c.json({ data: found.user, referredUsers })
})

memberRoutes.put('/profile', needMember, async (c) => {
  const { member, store } = c.var
  const sent = await readBody(c, profile)
  if (!sent) return c.json({ error: 'Name, email and phone cannot be empty' })
  const { password, ...changes } = sent
  const newEmail = changes.email
  const taken =
    newEmail !== undefined &&
    store.members.some((other) => other !== member && sameText(other.user.email, newEmail))
  if (taken) return c.json({ error: 'Another account uses this email' })
  // A paid member's updatedAt is the day of payment, from which the membership runs, so it does not change.
  const updatedAt = member.user.receipt ? member.user.updatedAt : new Date().toISOString()
  member.user = { ...member.user, ...changes, updatedAt }
  if (password) member.password = password
  return c.json({ success: true, updatedUser: member.user })
})

memberRoutes.put('/createsubscribe', needMember, (c) => {
  const { member, store } = c.var
  const order: Order = {
    id: `order_${randomBytes(7).toString('hex')}`,
    receipt: `receipt_${randomBytes(5).toString('hex')}`,
    amount: premiumPrice.pricePaise,
    currency: 'INR',
    userId: member.user._id,
    status: 'created',
    createdAt: new Date().toISOString(),
  }
  store.orders.push(order)
  const { currency, receipt, amount, id } = order
  return c.json({ currency, receipt, amount, id })
})
