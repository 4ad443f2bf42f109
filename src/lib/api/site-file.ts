import type * as v from 'valibot'
import { ApiError } from './errors'
import { parseBody } from './http'

/**
 * A JSON file of the site's own host, parsed by `schema`. Throws ApiError: `unreachable` if it has not fully arrived
 * within `patienceMs`, `unexpected` for another shape. The token is not sent.
 */
export async function readSiteFile<S extends v.GenericSchema>(
  schema: S,
  path: `/${string}.json`,
  patienceMs: number,
  cache: RequestCache = 'default',
): Promise<v.InferOutput<S>> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patienceMs)
  let body: unknown
  try {
    const answer = await fetch(path, { cache, signal: waiting.signal })
    if (!answer.ok) throw new ApiError('not-found', { status: answer.status })
    body = await answer.json()
  } catch {
    throw new ApiError('unreachable')
  } finally {
    clearTimeout(timer)
  }
  return parseBody(schema, body)
}
