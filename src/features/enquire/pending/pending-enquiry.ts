import * as v from 'valibot'

const texts = v.record(v.string(), v.string())

/**
 * The state of a pending enquiry. `waiting` counts the tries made offline, with the time of the next one
 * and the time (ms) since which it counts as fresh. `sending` and `unsure` name the attempt: whether
 * it arrived is not known yet (`sending`), or will never be known (`unsure`).
 */
const stateSchema = v.variant('name', [
  v.object({
    name: v.literal('waiting'),
    tries: v.number(),
    next: v.number(),
    freshSince: v.number(),
    /** At the last try, only the e-mail service could not be reached; absent from what an older version wrote. */
    isBlocked: v.optional(v.boolean()),
  }),
  v.object({
    name: v.literal('sending'),
    since: v.number(),
    attempt: v.string(),
    /** Its values from before, in `waiting`; absent from what an older version wrote. */
    waited: v.optional(v.object({ tries: v.number(), freshSince: v.number() })),
  }),
  v.object({ name: v.literal('unsure'), attempt: v.string() }),
  v.object({ name: v.literal('failed'), status: v.number() }),
  v.object({ name: v.literal('sent'), at: v.number() }),
])

/** One enquiry that waits on this device. Product 10, Sending later. */
export const pendingSchema = v.object({
  id: v.string(),
  /** For example "Enquiry about Germany". */
  title: v.string(),
  /** The values to send, as the form would have sent them; emptied once they are sent. */
  params: texts,
  /** The form's label for each value, in order. */
  labels: texts,
  /** In ms. */
  writtenAt: v.number(),
  /** The member who was logged in, by id. */
  by: v.nullable(v.string()),
  /** The form that can edit it again: its page, the name of its draft, what was typed into it. */
  form: v.nullable(v.object({ address: v.string(), draft: v.string(), typed: texts })),
  /** The form's message once it is sent. */
  success: v.string(),
  state: stateSchema,
})

/** One enquiry that waits, and its state. */
export type PendingEnquiry = v.InferOutput<typeof pendingSchema>

/** How far the sending of an enquiry that waits has come. */
export type PendingState = v.InferOutput<typeof stateSchema>

/**
 * The outcome of a try: `lost` is a connection that broke, so that it is unknown what arrived, `busy` a
 * service that takes no mail for the moment.
 */
export type Outcome =
  | { name: 'sent' }
  | { name: 'refused'; status: number }
  | { name: 'lost' }
  | { name: 'busy' }
