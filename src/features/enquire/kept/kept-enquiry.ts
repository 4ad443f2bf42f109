import * as v from 'valibot'

const texts = v.record(v.string(), v.string())

/**
 * Where a kept enquiry stands. `waiting` counts its tries without a line, with the time of the next
 * and the time (ms) since which it counts as fresh. `sending` and `unsure` name the attempt: nobody
 * knows yet, or will ever know, whether that one arrived.
 */
const stateSchema = v.variant('name', [
  v.object({
    name: v.literal('waiting'),
    tries: v.number(),
    next: v.number(),
    freshSince: v.number(),
  }),
  v.object({
    name: v.literal('sending'),
    since: v.number(),
    attempt: v.string(),
    /** As it waited; absent from what an older version wrote. */
    waited: v.optional(v.object({ tries: v.number(), freshSince: v.number() })),
  }),
  v.object({ name: v.literal('unsure'), attempt: v.string() }),
  v.object({ name: v.literal('failed'), status: v.number() }),
  v.object({ name: v.literal('sent'), at: v.number() }),
])

/** One enquiry that waits on this device. Product 10, Sending later. */
export const keptSchema = v.object({
  id: v.string(),
  /** "Enquiry about Germany". */
  title: v.string(),
  /** What goes out, as the form would have sent it; emptied once it was sent. */
  params: texts,
  /** What the form calls each of them, in order. */
  labels: texts,
  /** In ms. */
  writtenAt: v.number(),
  /** The member who was logged in, by id. */
  by: v.nullable(v.string()),
  /** The form that can take it back: its page, the name of its draft, what was typed into it. */
  form: v.nullable(v.object({ address: v.string(), draft: v.string(), typed: texts })),
  /** What the form says once it was sent. */
  success: v.string(),
  state: stateSchema,
})

/** One enquiry that waits, and where it stands. */
export type KeptEnquiry = v.InferOutput<typeof keptSchema>
export type KeptState = v.InferOutput<typeof stateSchema>

/**
 * What came of a try: `lost` is a line that broke where nobody can tell what arrived, `busy` a service
 * that takes none for the moment.
 */
export type Outcome =
  | { name: 'sent' }
  | { name: 'refused'; status: number }
  | { name: 'lost' }
  | { name: 'busy' }
