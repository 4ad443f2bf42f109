import { withoutDirectionMarks } from '@/lib/text/direction-marks'

/** What kind of trouble a call ran into; the caller decides what each means. */
type TroubleKind =
  | 'unreachable' // no answer: offline, refused, reset
  | 'late' // no answer in time
  | 'denied' // 401, or the API's own 403
  | 'not-found' // the API's own 404
  | 'refused' // any other 4xx of the API; 408, 413, 429
  | 'server' // 5xx; any other 4xx without a JSON object, which a host gives in place of the API
  | 'unexpected' // an answer of the wrong shape, HTML, truncated JSON

/** The one error that a call to the API throws. `serverMessage` is the server's own message, if any. */
export class ApiError extends Error {
  readonly kind: TroubleKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined

  constructor(kind: TroubleKind, details: { status?: number; serverMessage?: string } = {}) {
    super(`API call failed: ${kind}${details.status ? ` (${details.status})` : ''}`)
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.serverMessage = details.serverMessage
  }
}

/** Whether this is an ApiError, and of one of these kinds if any are named. */
export function isApiError(error: unknown, ...kinds: TroubleKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind))
}

const LONGEST_MESSAGE = 300

/**
 * Takes the message meant for a person out of an API answer: `msg`, `message` or a plain `error`. Anything else, and
 * anything too long to be a sentence, is no message.
 */
export function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const candidates = ['msg', 'message', 'error'].map((key) =>
    Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined,
  )
  return candidates
    .filter((text) => typeof text === 'string' && text.length <= LONGEST_MESSAGE)
    .map((text) => withoutDirectionMarks(String(text)))
    .find((text) => text.trim() !== '')
}

/**
 * Turns any thrown value into a message for a person: the server's own, else `fallback`. Product 8: each caller names
 * its fallback and decides where the message is shown.
 */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}
