import { Hono } from 'hono'
import { reportLimits } from '../../../src/content/facts/reports'
import { reportsPage } from '../reports-page'
import type { LocalEnv } from '../types'

/** What built pages report of failures, newest first: as a page and as JSON. Product 10, Reports. */
export const reportRoutes = new Hono<LocalEnv>()

/** So that a page that never stops reporting does not fill the memory. */
const MOST_KEPT = 500

reportRoutes.post('/report', async (c) => {
  const text = await c.req.text()
  if (new Blob([text]).size > reportLimits.mostBytes) return c.body(null, 413)
  c.var.store.reports.push(text)
  c.var.store.reports.splice(0, c.var.store.reports.length - MOST_KEPT)
  return c.body(null, 204)
})
reportRoutes.get('/reports', (c) => c.html(reportsPage(c.var.store.reports.toReversed())))
reportRoutes.get('/reports.json', (c) =>
  c.json(c.var.store.reports.toReversed().map((text): unknown => JSON.parse(text))),
)
