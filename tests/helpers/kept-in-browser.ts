import { COPY, keptCaches } from '@/lib/browser/offline/kept-site'

type Kept = Record<string, Record<string, { body: string; at: string; title?: string }>>

/** Cache Storage as the site's worker fills it, by cache and address; happy-dom does not have it. */
export function cachesWith(kept: Kept): CacheStorage {
  const cacheOf = (name: string) => {
    const copies = new Map(
      Object.entries(kept[name] ?? {}).map(([path, { body, at, title = '' }]) => {
        const headers = {
          [COPY.at]: at,
          [COPY.size]: String(body.length),
          [COPY.title]: encodeURIComponent(title),
        }
        return [new URL(path, window.location.origin).href, { body, headers }]
      }),
    )
    const match = async (key: RequestInfo | URL) => {
      const copy = copies.get(key instanceof Request ? key.url : String(key))
      return copy && new Response(copy.body, { headers: copy.headers })
    }
    return { match, keys: async () => [...copies.keys()].map((url) => new Request(url)) }
  }
  const storage = {
    has: async (name: string) => name in kept,
    open: async (name: string) => cacheOf(name),
    match: async (key: RequestInfo | URL, { cacheName = keptCaches.data } = {}) =>
      cacheOf(cacheName).match(key),
    delete: async (name: string) => Reflect.deleteProperty(kept, name),
    keys: async () => Object.keys(kept),
  }
  return Object.assign(Object.create(null), storage)
}
