import * as v from 'valibot'
import type { Session } from './session'
import { sessionSchema } from './session-schema'

/** The login in a stored value; null for anything that is none. */
export function parseSession(value: unknown): Session | null {
  const result = v.safeParse(sessionSchema, value)
  return result.success ? result.output : null
}
