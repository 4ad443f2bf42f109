import { Hono } from 'hono'
import { outboxPage } from '../outbox-page'
import type { LocalEnv } from '../types'

/** The e-mails that would have been sent, newest first: as a page and as JSON. */
export const outboxRoutes = new Hono<LocalEnv>()

outboxRoutes.get('/outbox', (c) => c.html(outboxPage(c.var.store.outbox.toReversed())))
outboxRoutes.get('/outbox.json', (c) => c.json(c.var.store.outbox.toReversed()))
