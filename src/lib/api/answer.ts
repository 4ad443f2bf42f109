/** A field of an answer; undefined if the answer has no fields. */
const fieldOf = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

const NO_ERROR = new Set<unknown>([undefined, null, false, ''])
const FAILED = new Set<unknown>(['error', 'fail', 'failed'])

/**
 * Whether an answer is a refusal although its status says success: an `error`, which may be an object without fields,
 * `success` or `ok` that is false, or a `status` in words such as "failed". Decision 247.
 */
export function saysNo(body: unknown): boolean {
  const success = fieldOf(body, 'success')
  return (
    success === false ||
    success === 'false' ||
    fieldOf(body, 'ok') === false ||
    FAILED.has(fieldOf(body, 'status')) ||
    !NO_ERROR.has(fieldOf(body, 'error'))
  )
}

/** Whether an answer is a JSON object, as the API's own are: no list, text or number. */
export const isJsonObject = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/**
 * Whether an answer of unspecified shape can mean success: an object, or no content at all. A server that found nothing
 * to do answers null, a list or a number.
 */
export function canBeYes(body: unknown): boolean {
  return body === undefined || body === '' || (isJsonObject(body) && !saysNo(body))
}
