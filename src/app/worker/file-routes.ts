import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { keptCaches } from '@/lib/browser/offline/kept-site'
import { copyOf, isTooOld, isWorthKeeping } from './copies'
import { isKept, keepAnswer, trim } from './keep'
import type { WaitingEvent } from './worker-scope'

/** Shorter than the wait of the page that requested the file. */
const PATIENCE_S = 1.5

/** A copy with its time and size; null if the response is not what its address promises. */
async function asCopy({ response }: { response: Response }) {
  if (!isWorthKeeping(response, false)) return null
  const body = await response.arrayBuffer()
  // The response may have taken long, and caching may have been switched off meanwhile.
  return (await isKept()) ? copyOf(response, body, Date.now()) : null
}

const unlessTooOld = async ({ cachedResponse }: { cachedResponse?: Response }) =>
  cachedResponse && !isTooOld(cachedResponse, Date.now()) ? cachedResponse : null

/** The address without its query: code that failed to load is requested again under a new query. */
const withoutQuery = ({ request }: { request: Request }) => {
  const { origin, pathname } = new URL(request.url)
  return Promise.resolve(origin + pathname)
}

/** Code, styles and fonts: their names change with their content. */
export const code = new CacheFirst({
  cacheName: keptCaches.code,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheKeyWillBeUsed: withoutQuery, cacheWillUpdate: asCopy }],
})

/** Our own pictures, whose names change with their content too. */
export const pictures = new CacheFirst({
  cacheName: keptCaches.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: asCopy, cacheDidUpdate: () => trim('pictures') }],
})

/** The search index and the snapshot's time: from the host, or else from the cache. */
export const files = new NetworkFirst({
  cacheName: keptCaches.data,
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [{ cacheWillUpdate: asCopy, cachedResponseWillBeUsed: unlessTooOld }],
})

/**
 * Public data of the API: always the server's own answer, of which a copy is cached. The copy is never served here,
 * where it would look new: the page itself asks for it (src/lib/api/ask-cache.ts).
 */
export async function answerData({ request, event }: { request: Request; event: WaitingEvent }) {
  const answer = await fetch(request)
  event.waitUntil(keepAnswer('data', request.url, answer.clone()).catch(() => undefined))
  return answer
}
