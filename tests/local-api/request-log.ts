import { createMiddleware } from 'hono/factory'
import { FAULT_HEADER } from './faults'
import type { LocalEnv, RequestNote } from './types'

const KEPT = 200

/** Records every request before it is answered, so that hanging requests are listed too. */
export const noteRequest = createMiddleware<LocalEnv>(async (c, next) => {
  const { requests } = c.var.store
  const note: RequestNote = {
    n: (requests.at(-1)?.n ?? 0) + 1,
    method: c.req.method,
    path: c.req.path,
    query: new URL(c.req.url).search,
    authorization: c.req.header('authorization') ?? null,
    at: new Date().toISOString(),
  }
  requests.push(note)
  if (requests.length > KEPT) requests.shift()
  await next()
  note.status = c.res.status
  if (c.res.headers.has(FAULT_HEADER)) note.fault = true
})
