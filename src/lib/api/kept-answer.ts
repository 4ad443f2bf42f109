import { env } from '@/lib/env'
import { keptCaches, takenAt } from '@/lib/browser/kept-site'
import { createStore } from '@/lib/browser/store'
import { ApiError } from './errors'

/** When this page's HTML was kept, where it is a kept one; the worker writes it there. */
function pageTime(): Date | null {
  if (typeof document === 'undefined') return null
  const time = Date.parse(document.documentElement.dataset['kept'] ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** Since when the oldest of what this page took from the keep has been there; null for nothing. */
export const keptSince = createStore<Date | null>(pageTime())

let wantsKept = false

/** Whether the call that is just being made is one for the kept copy. */
export const isForKeep = () => wantsKept

/**
 * Runs a call of the API, which then gives the kept copy of its answer instead of asking the server;
 * rejects where there is none. `ask` makes its call before it waits for anything.
 */
export function askKeep<Data>(ask: () => Promise<Data>): Promise<Data> {
  wantsKept = true
  try {
    return ask()
  } finally {
    wantsKept = false
  }
}

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
