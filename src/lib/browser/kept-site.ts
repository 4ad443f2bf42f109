/** The worker's script: its address stays the same for ever, or phones would keep the old one. */
export const WORKER = '/service-worker.js'

/** What the browser keeps of the site in Cache Storage, by what it is. Product 10, Without a line. */
export const keptCaches = {
  pages: 'kept-pages',
  code: 'kept-code',
  data: 'kept-data',
  pictures: 'kept-pictures',
} as const

/** On each kept copy: when it was taken (ISO), its size in bytes, of a page its title, encoded. */
export const COPY = { at: 'x-kept-at', size: 'x-kept-size', title: 'x-kept-title' } as const

/** When a kept copy was taken; null for one that does not say. */
export function takenAt({ headers }: Pick<Response, 'headers'>): Date | null {
  const time = Date.parse(headers.get(COPY.at) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** A page that was kept. */
export type KeptPage = { path: string; title: string; at: Date | null }

const isThere = () => 'caches' in window

/** All copies in one of the caches. A cache that is not there is not made by asking. */
async function copiesIn(name: string): Promise<[string, Response][]> {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const copies = await Promise.all(
    (await cache.keys()).map(async (key) => [key.url, await cache.match(key)] as const),
  )
  return copies.flatMap(([url, copy]) => (copy ? [[url, copy]] : []))
}

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
    bytes: copies.reduce((sum, { headers }) => sum + Number(headers.get(COPY.size) ?? 0), 0),
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

/** Deletes every copy of the site; the worker goes too, or it would be one without its shell. */
export async function stopKeeping(): Promise<void> {
  if (!isThere()) return
  const registration = await navigator.serviceWorker?.getRegistration(WORKER)
  // It may be about to keep more.
  if (registration?.active) await askWorker(registration.active, { say: 'stop' })
  await registration?.unregister()
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name)))
}
