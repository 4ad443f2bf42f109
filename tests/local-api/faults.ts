import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { LocalEnv } from './types'

/** Marks an answer that stands for a broken connection when there is no socket to break. */
export const RESET_HEADER = 'x-local-connection-reset'

/** Marks an answer that a fault gave instead of the API. */
export const FAULT_HEADER = 'x-local-fault'

/** What to do to a matching request. Without status, body or text, the API answers it after the delay. */
export const faultSchema = v.object({
  method: v.optional(v.string()),
  /** Part of the path, or a pattern of the whole path if it contains a `*`. */
  path: v.string(),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Sent as JSON. */
  body: v.optional(v.unknown()),
  /** Sent unchanged; `contentType` defaults to text/plain. */
  text: v.optional(v.string()),
  contentType: v.optional(v.string()),
  delayMs: v.optional(v.number()),
  /** How many requests it affects; without it, every one. */
  times: v.optional(v.number()),
  /** Never answers. */
  hang: v.optional(v.boolean()),
  /** Breaks the connection. */
  reset: v.optional(v.boolean()),
})

export type Fault = v.InferInput<typeof faultSchema> & {
  /** The answer waits for this; for tests that run in the same process as the API. */
  until?: Promise<unknown>
}
type Rule = Fault & { hits: number }

/** The list of faults: the newest matching rule that is not used up wins. */
export function createFaults() {
  let rules: Rule[] = []
  return {
    add(fault: Fault) {
      rules.unshift({ ...fault, hits: 0 })
    },
    clear() {
      rules = []
    },
    list: (): readonly Rule[] => rules,
    /** Finds the rule for this request and counts one use of it. */
    take(method: string, path: string): Fault | undefined {
      const rule = rules.find((each) => matches(each, method, path))
      if (rule) rule.hits += 1
      return rule
    },
  }
}

/** Applies the faults to every request except those that control the local API itself. */
export const applyFaults = createMiddleware<LocalEnv>(async (c, next) => {
  const fault = c.var.store.faults.take(c.req.method, c.req.path)
  if (!fault) return next()
  if (fault.delayMs) await wait(fault.delayMs)
  if (fault.until) await fault.until
  if (fault.hang) return untilAborted(c.req.raw.signal)
  if (fault.reset) {
    c.env?.outgoing?.destroy()
    return c.body(null, 502, { [RESET_HEADER]: '1' })
  }
  const { status = 200, text, body, contentType = 'text/plain' } = fault
  const mark = { [FAULT_HEADER]: '1' }
  if (text !== undefined)
    return new Response(text, { status, headers: { ...mark, 'content-type': contentType } })
  if (body !== undefined) return Response.json(body, { status, headers: mark })
  if (fault.status === undefined) return next()
  const broken = { success: false, message: 'Something broke on the server' }
  return Response.json(broken, { status, headers: mark })
})

function matches(rule: Rule, method: string, path: string): boolean {
  if (rule.times !== undefined && rule.hits >= rule.times) return false
  if (rule.method && rule.method.toUpperCase() !== method) return false
  return rule.path.includes('*') ? glob(rule.path).test(path) : path.includes(rule.path)
}

function glob(pattern: string): RegExp {
  const parts = pattern.split(/\*+/).map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Resolves only when the caller times out or disconnects; nobody reads the answer then. */
export function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 408 })))
  })
}
