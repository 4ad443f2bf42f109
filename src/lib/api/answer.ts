import * as v from 'valibot'

const refusal = v.union([
  v.looseObject({ success: v.literal(false) }),
  v.looseObject({ error: v.pipe(v.string(), v.nonEmpty()) }),
])

/** Whether the server says no in an answer with a friendly status. */
export function saysNo(body: unknown): boolean {
  return v.is(refusal, body)
}

/**
 * Whether an answer can be a yes where its shape is not specified: an object, or no content at
 * all. null, a list or a number is what a server gives that found nothing to do.
 */
export function canBeYes(body: unknown): boolean {
  if (body === undefined || body === '') return true
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !saysNo(body)
}
