import { env } from '@/lib/env'
import { keptCaches, takenAt } from '@/lib/browser/kept-site'
import { ApiError } from './errors'
import { keptAnswers } from './http'
import { keptSince } from './kept-since'

/** The kept copy of the API's answer to a GET, by its path. Throws ApiError where there is none. */
async function keptBody(path: string): Promise<unknown> {
  const address = new URL(`${env.apiHost}/api/v1${path}`, window.location.origin)
  const copy =
    'caches' in window &&
    (await caches.match(address.href, { cacheName: keptCaches.data, ignoreVary: true }))
  if (!copy) throw new ApiError('unreachable')
  const since = keptSince.get()
  const at = takenAt(copy)
  if (at && (!since || at < since)) keptSince.set(at)
  return copy.json()
}

/**
 * Runs a call of the API, which then gives the kept copy of its answer instead of asking the server;
 * rejects where there is none. `ask` makes its call before it waits for anything.
 */
export function askKeep<Data>(ask: () => Promise<Data>): Promise<Data> {
  keptAnswers.read = keptBody
  try {
    return ask()
  } finally {
    delete keptAnswers.read
  }
}
