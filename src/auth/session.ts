import type { InferOutput } from 'valibot'
import type { sessionSchema } from './session-schema'

/** The member who is logged in, and their token. Does not load the schema's code, which only a login needs. */
export type Session = InferOutput<typeof sessionSchema>
