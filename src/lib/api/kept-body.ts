import { env } from '@/lib/env'
import { keptCaches, takenAt } from '@/lib/browser/kept-site'
import { ApiError } from './errors'
import { keptSince } from './kept-answer'

/** The kept copy of the API's answer to a GET, by its path. Throws ApiError where there is none. */
export async function keptBody(path: string): Promise<unknown> {
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
