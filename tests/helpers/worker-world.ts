import { vi } from 'vitest'
import type { WorkerFacts } from '@/app/worker/worker-scope'

export const origin = 'https://site.example'

const whole = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, origin).href

/** The part of a browser's Cache that the worker uses. */
class MemoryCache {
  readonly copies = new Map<string, Response>()

  async match(key: RequestInfo | URL, { ignoreSearch = false } = {}) {
    const [path = ''] = whole(key).split('?')
    return this.copies.get(ignoreSearch ? path : whole(key))?.clone()
  }

  async put(key: RequestInfo | URL, answer: Response) {
    const { status, headers } = answer
    this.copies.set(whole(key), new Response(await answer.arrayBuffer(), { status, headers }))
  }

  async delete(key: RequestInfo | URL) {
    return this.copies.delete(whole(key))
  }

  async keys() {
    return [...this.copies.keys()].map((url) => new Request(url))
  }
}

class MemoryCaches {
  readonly stores = new Map<string, MemoryCache>()

  async open(name: string) {
    const store = this.stores.get(name) ?? new MemoryCache()
    this.stores.set(name, store)
    return store
  }

  async has(name: string) {
    return this.stores.has(name)
  }

  async match(key: RequestInfo | URL, { cacheName = '' } = {}) {
    return this.stores.get(cacheName)?.match(key)
  }

  async delete(name: string) {
    return this.stores.delete(name)
  }
}

class WaitingEvent extends Event {
  readonly work: Promise<unknown>[] = []

  waitUntil(work: Promise<unknown>) {
    this.work.push(work)
    // A browser handles a failure by itself; a test that awaits the work still sees it.
    work.catch(() => undefined)
  }
}

class FetchEvent extends WaitingEvent {
  request = new Request(origin)
  answer: Promise<Response> | undefined

  respondWith(answer: Promise<Response>) {
    this.answer = answer
  }
}

/**
 * A browser around the site's worker; `host` answers its requests or throws, and is told what becomes of a redirect;
 * `openPage` is the page that is open.
 */
export async function startWorker(
  facts: WorkerFacts,
  host: (path: string, redirect?: RequestRedirect) => Promise<Response>,
  openPage = '/',
) {
  const listeners = new Map<string, ((event: Event) => void)[]>()
  const memory = new MemoryCaches()
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const scope = {
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => [{ url: origin + openPage }],
    },
    registration: { unregister, scope: `${origin}/` },
    location: new URL(`${origin}/service-worker.js`),
    caches: memory,
  }
  const asked: string[] = []
  const globals = {
    WORKER_SCOPE: scope,
    WORKER_FACTS: facts,
    FetchEvent,
    self: scope,
    location: scope.location,
    registration: scope.registration,
    caches: memory,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(whole(input))
      asked.push(pathname)
      return host(pathname, input instanceof Request ? input.redirect : init?.redirect)
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  // Its library logs a lot in development mode.
  vi.stubEnv('NODE_ENV', 'production')
  await import('@/app/worker/service-worker')

  async function fire<E extends WaitingEvent>(type: string, event: E): Promise<E> {
    for (const listener of listeners.get(type) ?? []) listener(event)
    await Promise.allSettled(event.work)
    return event
  }
  /** Requests through the worker; undefined means that the worker leaves the request to the browser. */
  async function get(path: string, init: RequestInit = {}, mode: RequestMode = 'cors') {
    const event = new FetchEvent('fetch')
    // A browser follows the redirect of a page itself.
    const redirect = mode === 'navigate' ? 'manual' : 'follow'
    const request = new Request(origin + path, { redirect, ...init })
    // A script cannot create a navigation request.
    Object.defineProperty(request, 'mode', { value: mode })
    event.request = request
    for (const listener of listeners.get('fetch') ?? []) listener(event)
    const answer = await event.answer
    await Promise.allSettled(event.work)
    return answer
  }
  const go = (path: string) => get(path, {}, 'navigate')
  await fire('install', new WaitingEvent('install'))
  await fire('activate', new WaitingEvent('activate'))
  return {
    asked,
    unregister,
    kept: (name: string) => [...(memory.stores.get(name)?.copies.keys() ?? [])],
    caches: memory,
    get,
    go,
    open: async (path: string) => (await go(path))?.text(),
    say: (data: object) =>
      fire('message', Object.assign(new WaitingEvent('message'), { data, ports: [] })),
  }
}
