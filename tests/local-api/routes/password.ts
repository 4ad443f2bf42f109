import { randomInt } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { newObjectId } from '../object-id'
import { email, readBody, required, sameText } from '../read-body'
import type { Store } from '../store'
import type { LocalEnv } from '../types'

const OTP_LIFE_MS = 10 * 60 * 1000

/** Forgotten password: ask, verify, reset. Product 4, Password reset. */
export const passwordRoutes = new Hono<LocalEnv>()

passwordRoutes.post('/forgetpswd', async (c) => {
  const sent = await readBody(c, v.object({ email }))
  if (!sent) return c.json({ success: false, message: 'Email is required' }, 400)
  const member = memberByEmail(c.var.store, sent.email)
  if (!member) return c.json({ success: false, message: 'User not found' }, 404)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  c.var.store.otps.set(keyOf(sent.email), {
    code,
    expires: Date.now() + OTP_LIFE_MS,
    verified: false,
  })
  c.var.store.outbox.push({
    id: newObjectId(),
    via: 'server',
    to: member.user.email,
    fields: { subject: 'Your one-time password', otp: code, valid: '10 minutes' },
    receivedAt: new Date().toISOString(),
  })
  return c.json({ success: true, message: 'OTP sent to your email' })
})

passwordRoutes.post('/verifyotp', async (c) => {
  const otpText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim())
  const sent = await readBody(c, v.object({ email, otp: otpText }))
  const otp = sent && liveOtp(c.var.store, sent.email)
  if (!otp || otp.code !== sent.otp) return c.json({ success: false, message: 'Invalid OTP' }, 400)
  otp.verified = true
  return c.json({ success: true, message: 'OTP verified' })
})

passwordRoutes.post('/resetpassword', async (c) => {
  const { otps, sessions } = c.var.store
  const sent = await readBody(c, v.object({ email, newPassword: required }))
  if (!sent) return c.json({ success: false, message: 'New password is required' }, 400)
  const member = memberByEmail(c.var.store, sent.email)
  if (!member || !liveOtp(c.var.store, sent.email)?.verified)
    return c.json({ success: false, message: 'Verify the OTP first' }, 400)
  member.password = sent.newPassword
  otps.delete(keyOf(sent.email))
  // A new password ends every login made with the old one.
  for (const [token, { id }] of sessions) if (id === member.user._id) sessions.delete(token)
  return c.json({ success: true, message: 'Password reset successful' })
})

function memberByEmail({ members }: Store, address: string) {
  return members.find(({ user }) => sameText(user.email, address))
}

function liveOtp({ otps }: Store, address: string) {
  const otp = otps.get(keyOf(address))
  return otp && otp.expires > Date.now() ? otp : undefined
}

function keyOf(address: string): string {
  return address.trim().toLowerCase()
}
