import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { keptCaches } from '@/lib/browser/kept-site'
import { copyOf, isTooOld, isWorthKeeping } from './copies'
import { isKept, keepAnswer, trim } from './keep'
import type { WaitingEvent } from './worker-scope'

/** Less than the page waits that asked for the file. */
const PATIENCE_S = 1.5

/** A copy with its time and size; null for what is not what its address promises. */
async function asCopy({ response }: { response: Response }) {
  if (!isWorthKeeping(response, false)) return null
  const body = await response.arrayBuffer()
  // It may have been long on its way, and keeping has ended meanwhile.
  return (await isKept()) ? copyOf(response, body, Date.now()) : null
}

const unlessTooOld = async ({ cachedResponse }: { cachedResponse?: Response }) =>
  cachedResponse && !isTooOld(cachedResponse, Date.now()) ? cachedResponse : null

/** The same file, whatever is asked behind its name: a lost one is asked for under a new address. */
const withoutQuery = ({ request }: { request: Request }) => {
  const { origin, pathname } = new URL(request.url)
  return Promise.resolve(origin + pathname)
}

/** Code, style and letters: their names change with their content. */
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

/** The search index and the snapshot's time: from the host, or the kept ones. */
export const files = new NetworkFirst({
  cacheName: keptCaches.data,
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [{ cacheWillUpdate: asCopy, cachedResponseWillBeUsed: unlessTooOld }],
})

/**
 * Public data of the API: always the server's own answer, of which a copy is kept. The copy never
 * stands in here, where it would look new: the page asks for it (src/lib/api/ask-keep.ts).
 */
export async function answerData({ request, event }: { request: Request; event: WaitingEvent }) {
  const answer = await fetch(request)
  event.waitUntil(keepAnswer('data', request.url, answer.clone()).catch(() => undefined))
  return answer
}
