/** An event that the browser lets the worker live for. */
export type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

/** What a page of the site says to the worker. */
export type MessageOfPage = WaitingEvent & { data: unknown; ports: readonly MessagePort[] }

/** A line is there again; the tag says what waited for it. The pages' types know none. */
type SyncEvent = WaitingEvent & { tag: string }

type Listen = {
  (type: 'sync', listener: (event: SyncEvent) => void): void
  (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
  (type: 'message', listener: (event: MessageOfPage) => void): void
}

/** As much of a service worker's global object as ours needs; the pages' types know none. */
type WorkerScope = {
  addEventListener: Listen
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (asked: {
      type: 'window'
      includeUncontrolled: true
    }) => Promise<readonly { url: string }[]>
  }
  registration: ServiceWorkerRegistration
  location: Location
}

/** The site in one language. */
export type LanguageFacts = {
  /** Before each of its addresses; English has none. */
  prefix: string
  /** The address of the script that starts this version: its name is the version's. */
  version: string
  /** An address that is answered with the shell. */
  shell: string
  /** What every page needs. */
  start: readonly string[]
  /** What the pages that work whole without a line need, with all that loads late on them. */
  likely: readonly string[]
  /** Pages that are likely next, by path. */
  likelyPages: readonly string[]
}

/** What the build tells the worker of the site that it was built with; `site/worker.ts`. */
export type WorkerFacts = {
  /** The origin of the API; empty: the site's own. */
  apiHost: string
  /** English first. */
  languages: readonly LanguageFacts[]
  /** Every file of code of this version. */
  all: readonly string[]
}

// Both stand in the built script in place of these names.
declare const WORKER_SCOPE: WorkerScope
declare const WORKER_FACTS: WorkerFacts

/** The worker’s own global, with the types of a service worker. */
export const scope: WorkerScope = WORKER_SCOPE
/** What the build told this worker. */
export const facts: WorkerFacts = WORKER_FACTS
