import { Hono } from 'hono'
import * as v from 'valibot'
import { faultSchema } from '../faults'
import { fillSchema, fillStore } from '../fill'
import { readBody } from '../read-body'
import type { Store } from '../store'
import type { LocalEnv } from '../types'

/** For tests and the curious: add faults, remove them, look inside. These calls are never logged or broken. */
export const controlRoutes = new Hono<LocalEnv>()

controlRoutes.post('/faults', async (c) => {
  const fault = await readBody(c, faultSchema)
  if (!fault) return c.json({ success: false, message: 'A fault needs at least a path' }, 400)
  c.var.store.faults.add(fault)
  return c.json({ success: true, faults: c.var.store.faults.list() }, 201)
})

controlRoutes.delete('/faults', (c) => {
  c.var.store.faults.clear()
  return c.json({ success: true, faults: [] })
})

controlRoutes.post('/reset', (c) => {
  c.var.store.reset()
  return c.json({ success: true })
})

/** Ends every login, as after a long absence. */
controlRoutes.post('/expire', (c) => {
  c.var.store.sessions.clear()
  return c.json({ success: true })
})

const tokenSchema = v.object({
  seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  silent: v.optional(v.boolean()),
})

/** Sets how long the next tokens last, and whether one that has ended is answered at all. */
controlRoutes.post('/tokens', async (c) => {
  const manner = await readBody(c, tokenSchema)
  if (!manner)
    return c.json(
      { success: false, message: 'seconds must be a number, silent true or false' },
      400,
    )
  Object.assign(c.var.store.tokens, manner)
  return c.json({ success: true, tokens: c.var.store.tokens })
})

/** Adds many users, countries and categories at once to the existing ones. */
controlRoutes.post('/fill', async (c) => {
  const wanted = await readBody(c, fillSchema)
  if (!wanted)
    return c.json({ success: false, message: 'Give how many records to add, as numbers' }, 400)
  fillStore(c.var.store, wanted)
  return c.json({ success: true }, 201)
})

/** What tests read of a store. */
export function stateOf({ members, outbox, orders, faults, requests, ...catalogue }: Store) {
  const users = members.map(({ user }) => user)
  // Names only: with their pictures they would be megabytes.
  const names = [catalogue.countries, catalogue.categories, catalogue.works].flatMap((records) =>
    records.map(({ name }) => name),
  )
  return { users, outbox, orders, names, faults: faults.list(), requests }
}

controlRoutes.get('/state', (c) => c.json(stateOf(c.var.store)))
