import { COPY, OLDEST_MS, takenAt } from '@/lib/browser/offline/kept-site'
import { DAY_MS } from '@/lib/dates/spans'

/** Headers about the transfer of a response or the request that it fits: neither applies to a copy of its text. */
const ON_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'vary']

/** A copy to cache, with the time (ms) at which it is taken and its size; `more` are headers to add. */
export function copyOf(
  { status, headers: answered }: Pick<Response, 'status' | 'headers'>,
  body: string | ArrayBuffer,
  now: number,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers(answered)
  for (const name of ON_THE_WAY) headers.delete(name)
  const size = typeof body === 'string' ? new TextEncoder().encode(body).length : body.byteLength
  const own = { [COPY.at]: new Date(now).toISOString(), [COPY.size]: String(size), ...more }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Response(body, { status, headers })
}

/** In ms; infinite for a copy that does not say when it was taken. */
const ageOf = (copy: Pick<Response, 'headers'>, now: number): number =>
  now - (takenAt(copy)?.getTime() ?? Number.NEGATIVE_INFINITY)

/**
 * Whether a copy is younger than `oldestMs`, by default 30 days; a copy dated in the future, by a clock that was
 * wrong, is not.
 */
export function isRecent(
  copy: Pick<Response, 'headers'>,
  now: number,
  oldestMs = OLDEST_MS,
): boolean {
  const age = ageOf(copy, now)
  return age < oldestMs && age > -DAY_MS
}

/** Whether a copy is too old to be shown. A clock that was set back, as on an offline phone, makes no copy too old. */
export const isTooOld = (copy: Pick<Response, 'headers'>, now: number): boolean =>
  ageOf(copy, now) >= OLDEST_MS

/** Whether a response is what its address promises: a host that knows one page sends that page for any file. */
export function isWorthKeeping({ status, headers }: Response, isHtml: boolean): boolean {
  const html = headers.get('content-type')?.includes('text/html') === true
  return status === 200 && html === isHtml
}

/** A cached entry and its size, for limiting a cache. */
export type Weighed = { key: string; bytes: number; at: number }

const bytesOf = ({ bytes }: Weighed) => bytes

/** The keys to remove, the oldest first, so that the rest weighs no more than `most`. */
export function tooMuch(things: readonly Weighed[], most: number, weight = bytesOf): string[] {
  const left = new Set(things)
  const gone: string[] = []
  let sum = things.reduce((all, thing) => all + weight(thing), 0)
  while (sum > most && left.size > 0) {
    const oldest = [...left].reduce((one, other) => (other.at < one.at ? other : one))
    left.delete(oldest)
    sum -= weight(oldest)
    gone.push(oldest.key)
  }
  return gone
}
