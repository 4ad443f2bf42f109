import { readTime } from '@/lib/dates/dates'
import { DAY_MS } from '@/lib/dates/spans'
import { WORKER_FILE } from '@/lib/site-files'

/** The names of the site's caches in Cache Storage, by what they hold. Product 10, Offline. */
export const keptCaches = {
  pages: 'kept-pages',
  code: 'kept-code',
  data: 'kept-data',
  pictures: 'kept-pictures',
} as const

/** Older copies are not shown any more. A test keeps the number of days equal to that in `facts/stored-things`. */
export const OLDEST_MS = 30 * DAY_MS

/** Headers of each cached copy: when it was taken (ISO) and its bytes; of a page its encoded title and version. */
export const COPY = {
  at: 'x-kept-at',
  size: 'x-kept-size',
  title: 'x-kept-title',
  version: 'x-kept-version',
} as const

/** When a cached copy was taken; null if it does not say. */
export const takenAt = ({ headers }: Pick<Response, 'headers'>): Date | null =>
  readTime(headers.get(COPY.at))

/** A page that is stored for offline use. */
export type KeptPage = { path: string; title: string; at: Date | null }

const isThere = () => 'caches' in window

/** The size of a cached copy in bytes. */
export const sizeOf = ({ headers }: Pick<Response, 'headers'>): number =>
  Number(headers.get(COPY.size) ?? 0)

/** All copies in a cache, by their address. */
export async function copiesOf(cache: Cache): Promise<[string, Response][]> {
  const copies = await Promise.all(
    (await cache.keys()).map(
      async ({ url }) => [url, await cache.match(url, { ignoreVary: true })] as const,
    ),
  )
  return copies.flatMap(([url, copy]) => (copy ? [[url, copy]] : []))
}

/** All copies in the cache of this name, by their address. If there is no such cache, none is created. */
const copiesIn = async (name: string) =>
  (await caches.has(name)) ? copiesOf(await caches.open(name)) : []

/** The pages that open offline, the last stored one first; none if the cache cannot be read. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!isThere()) return []
  const copies = await copiesIn(keptCaches.pages).catch(() => [])
  const pages: KeptPage[] = []
  for (const [url, copy] of copies) {
    const title = decodeURIComponent(copy.headers.get(COPY.title) ?? '')
    if (title) pages.unshift({ path: new URL(url).pathname, title, at: takenAt(copy) })
  }
  return pages
}

/** How much is cached: the copies, their bytes, and when the oldest was taken, in ms. */
export type KeptAmount = { copies: number; bytes: number; since: number | null }

/** How much Cache Storage holds for the site; null if nothing. */
export async function keptAmount(): Promise<KeptAmount | null> {
  if (!isThere()) return null
  const found = await Promise.all(Object.values(keptCaches).map(copiesIn)).catch(() => [])
  const copies = found.flat().map(([, copy]) => copy)
  if (copies.length === 0) return null
  const times = copies.flatMap((copy) => takenAt(copy)?.getTime() ?? [])
  return {
    copies: copies.length,
    bytes: copies.reduce((sum, copy) => sum + sizeOf(copy), 0),
    since: times.length > 0 ? Math.min(...times) : null,
  }
}

const ANSWER_MS = 2000

/** Sends a message to a worker and returns its answer; null if none arrives within 2 s. */
export function askWorker(worker: ServiceWorker, message: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const answered = (answer: unknown) => {
      // An open port would keep the page out of the browser's back/forward cache.
      port1.close()
      resolve(answer)
    }
    port1.addEventListener('message', ({ data }) => answered(data))
    port1.start()
    setTimeout(() => answered(null), ANSWER_MS)
    worker.postMessage(message, [port2])
  })
}

const denied = () => false

async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_FILE)
  // Otherwise it may go on caching.
  if (registration?.active) await askWorker(registration.active, { say: 'stop' })
  await registration?.unregister()
}

async function removeAll(): Promise<void> {
  if (!isThere()) return
  await removeWorker().catch(denied)
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name).catch(denied)))
}

let removal: Promise<void> | undefined

/**
 * Deletes every cached copy of the site, and removes the worker, which would be left without its shell. If the browser
 * denies access to the worker or to a cache, it stores nothing there, and the others are still deleted.
 */
export const stopKeeping = (): Promise<void> => (removal = removeAll())

/** Resolves once no removal is under way on this page any more. */
export async function whenStopped(): Promise<void> {
  let last: Promise<void> | undefined
  do {
    last = removal
    await last
    // Another may have begun meanwhile.
  } while (last !== removal)
}
