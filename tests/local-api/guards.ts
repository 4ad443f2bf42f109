import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { untilAborted } from './faults'
import type { LocalEnv, Member } from './types'
import type { Store } from './store'

/** The member whose token the request carries: the bare token in `Authorization`, without Bearer. */
function memberByToken(store: Store, token: string | undefined): Member | undefined {
  const login = token === undefined ? undefined : store.sessions.get(token)
  if (!login || login.ends <= Date.now()) return undefined
  return store.members.find(({ user }) => user._id === login.id)
}

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

/** A JWT in the form that such servers issue; nothing here checks its signature. */
export function newToken(id: string, seconds: number): { token: string; ends: number } {
  const now = Math.floor(Date.now() / 1000)
  const parts = [
    part({ alg: 'HS256', typ: 'JWT' }),
    part({ _id: id, iat: now, exp: now + seconds }),
    randomBytes(24).toString('base64url'),
  ]
  return { token: parts.join('.'), ends: (now + seconds) * 1000 }
}

/** How a request without a valid login is answered: with 401, or not at all. */
async function turnAway(c: Context<LocalEnv>) {
  const token = c.req.header('authorization')
  const { tokens, sessions } = c.var.store
  const hasEnded = token !== undefined && sessions.has(token)
  if (token !== undefined && (tokens.silent || hasEnded)) return untilAborted(c.req.raw.signal)
  return c.json({ ok: false, success: false, message: 'Please log in first' }, 401)
}

/** Lets a logged-in member pass; otherwise 401. */
export const needMember = createMiddleware<LocalEnv>(async (c, next) => {
  const member = memberByToken(c.var.store, c.req.header('authorization'))
  if (!member) return turnAway(c)
  c.set('member', member)
  return next()
})

/** Lets an administrator pass; 401 without a valid token, 403 for anybody else. */
export const needAdmin = createMiddleware<LocalEnv>(async (c, next) => {
  const member = memberByToken(c.var.store, c.req.header('authorization'))
  if (!member) return turnAway(c)
  if (!isAdmin(member))
    return c.json({ ok: false, success: false, message: 'Only for administrators' }, 403)
  c.set('member', member)
  return next()
})

export function isAdmin(member: Member): boolean {
  return member.user.role === 1
}
