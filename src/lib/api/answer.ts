import * as v from 'valibot'

const refusal = v.union([
  v.looseObject({ success: v.literal(false) }),
  v.looseObject({ error: v.pipe(v.string(), v.nonEmpty()) }),
])

/** Whether an answer is a refusal although its status says success. */
export function saysNo(body: unknown): boolean {
  return v.is(refusal, body)
}

/**
 * Whether an answer of unspecified shape can mean success: an object, or no content at all. A server that found nothing
 * to do answers null, a list or a number.
 */
export function canBeYes(body: unknown): boolean {
  if (body === undefined || body === '') return true
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !saysNo(body)
}
