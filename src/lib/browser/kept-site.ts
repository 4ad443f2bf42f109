import { DAY_MS } from '@/lib/dates/spans'
import { WORKER_FILE } from '@/lib/site-files'

/** What the browser keeps of the site in Cache Storage, by what it is. Product 10, Offline. */
export const keptCaches = {
  pages: 'kept-pages',
  code: 'kept-code',
  data: 'kept-data',
  pictures: 'kept-pictures',
} as const

/** Older copies are not shown any more: as many days as `facts/kept-things` has; a test holds the two together. */
export const OLDEST_MS = 30 * DAY_MS

/** On each kept copy: when it was taken (ISO), its size in bytes; of a page its title, encoded, and version. */
export const COPY = {
  at: 'x-kept-at',
  size: 'x-kept-size',
  title: 'x-kept-title',
  version: 'x-kept-version',
} as const

/** When a kept copy was taken; null for one that does not say. */
export function takenAt({ headers }: Pick<Response, 'headers'>): Date | null {
  const time = Date.parse(headers.get(COPY.at) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** A page that was kept. */
export type KeptPage = { path: string; title: string; at: Date | null }

const isThere = () => 'caches' in window

/** How much (bytes) a kept copy weighs. */
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

/** All copies in the cache of a name, by their address; a cache that is not there is not made by asking. */
const copiesIn = async (name: string) =>
  (await caches.has(name)) ? copiesOf(await caches.open(name)) : []

/** The pages that open without a line, what was kept last first; none where that cannot be read. */
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

/** How much is kept: copies, their bytes, and when the oldest was taken, in ms. */
export type KeptAmount = { copies: number; bytes: number; since: number | null }

/** What Cache Storage holds for the site; null for nothing. */
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

/** Says something to a worker and gives its answer; null where none comes within 2 s. */
export function askWorker(worker: ServiceWorker, message: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const answered = (answer: unknown) => {
      // An open port would keep the page out of the browser's own cache for Back.
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
  // It may be about to keep more.
  if (registration?.active) await askWorker(registration.active, { say: 'stop' })
  await registration?.unregister()
}

/**
 * Deletes every copy of the site; the worker goes too, or it would be one without its shell. Where the
 * browser denies one of them, it keeps nothing there, and the others go.
 */
export async function stopKeeping(): Promise<void> {
  if (!isThere()) return
  await removeWorker().catch(denied)
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name).catch(denied)))
}
