import { createMiddleware } from 'hono/factory'
import type { LocalEnv, Member } from './types'
import type { Store } from './store'

/** The member whose token the request carries: as it is in `Authorization`, no Bearer. */
export function memberByToken(store: Store, token: string | undefined): Member | undefined {
  const id = token === undefined ? undefined : store.sessions.get(token)
  return id === undefined ? undefined : store.members.find(({ user }) => user._id === id)
}

/** Lets a logged-in member pass, else 401. */
export const needMember = createMiddleware<LocalEnv>(async (c, next) => {
  const member = memberByToken(c.var.store, c.req.header('authorization'))
  if (!member) return c.json({ ok: false, success: false, message: 'Please log in first' }, 401)
  c.set('member', member)
  return next()
})

/** Lets an administrator pass; 401 without a valid token, 403 for anybody else. */
export const needAdmin = createMiddleware<LocalEnv>(async (c, next) => {
  const member = memberByToken(c.var.store, c.req.header('authorization'))
  if (!member) return c.json({ ok: false, success: false, message: 'Please log in first' }, 401)
  if (!isAdmin(member))
    return c.json({ ok: false, success: false, message: 'Only for administrators' }, 403)
  c.set('member', member)
  return next()
})

export function isAdmin(member: Member): boolean {
  return member.user.role === 1
}
