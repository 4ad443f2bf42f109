import * as v from 'valibot'
import type { Session } from './session'
import { sessionSchema } from './session-schema'

/** The login in a stored value; null if it is not a valid login. */
export function parseSession(value: unknown): Session | null {
  const result = v.safeParse(sessionSchema, value)
  return result.success ? result.output : null
}
