import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { needAdmin, needMember, newToken } from '../guards'
import { sampleLogins } from '../logins'
import { newObjectId } from '../object-id'
import { email, phone, readBody, required, sameText } from '../read-body'
import type { LocalEnv, User } from '../types'

const registration = v.object({
  name: required,
  email,
  phone,
  password: required,
  confirmPassword: required,
  invitecode: v.nullish(v.string()),
})

/** The lifetime of the sample login that ends quickly and then gets no answer, in s. */
const MINUTE_S = 60

const login = v.object({ email: required, password: required })

/** Registration, login and the two access checks. Product 7, Auth. */
export const authRoutes = new Hono<LocalEnv>()

authRoutes.post('/register', async (c) => {
  const { members } = c.var.store
  const sent = await readBody(c, registration)
  if (!sent) return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  if (sent.password !== sent.confirmPassword)
    return c.json({ success: false, message: 'Passwords do not match' }, 400)
  if (members.some(({ user }) => sameText(user.email, sent.email)))
    return c.json({ success: false, message: 'Already Register please login' }, 200)
  const now = new Date().toISOString()
  const user: User = {
    _id: newObjectId(),
    name: sent.name,
    email: sent.email,
    phone: sent.phone,
    role: 0,
    usercode: `URU-${randomBytes(3).toString('hex').toUpperCase()}`,
    createdAt: now,
    updatedAt: now,
  }
  const referrer = members.find((each) => each.user.usercode === sent.invitecode?.trim())
  members.push({ user, password: sent.password, referredBy: referrer?.user.usercode })
  return c.json({ success: true, message: 'Registered successfully', user }, 201)
})

authRoutes.post('/login', async (c) => {
  const { members, sessions, tokens } = c.var.store
  const sent = await readBody(c, login)
  if (!sent) return c.json({ success: false, msg: 'Email and password are required' }, 400)
  const member = members.find(({ user }) => sameText(user.email, sent.email))
  // The same answer for both mistakes, so that nobody can find out who is a member.
  if (!member || member.password !== sent.password)
    return c.json({ success: false, msg: 'Wrong email or password' }, 401)
  const { _id } = member.user
  const isMinuteLong = sameText(sent.email, sampleLogins.minute.email)
  const { token, ends } = newToken(_id, isMinuteLong ? MINUTE_S : tokens.seconds)
  sessions.set(token, { id: _id, ends })
  return c.json({ success: true, msg: 'Login successfully', user: member.user, token })
})

authRoutes.get('/userauth', needMember, (c) => c.json({ ok: true }))
authRoutes.get('/adminauth', needAdmin, (c) => c.json({ ok: true }))
