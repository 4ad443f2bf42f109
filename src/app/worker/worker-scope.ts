/** An event for which the browser keeps the worker running. */
export type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

/** What a page of the site says to the worker. */
export type MessageOfPage = WaitingEvent & { data: unknown; ports: readonly MessagePort[] }

/** Fired when the connection is back; the tag says what waited for it. The DOM types of pages lack it. */
type SyncEvent = WaitingEvent & { tag: string }

type Listen = {
  (type: 'sync', listener: (event: SyncEvent) => void): void
  (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
  (type: 'message', listener: (event: MessageOfPage) => void): void
}

/** The part of a service worker's global object that is used here; the DOM types of pages lack it. */
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
  /** The prefix of each of its addresses; empty for English. */
  prefix: string
  /** The address of this version's entry script; its name identifies the version. */
  version: string
  /** An address that is answered with the shell. */
  shell: string
  /** What every page needs. */
  start: readonly string[]
  /** What the pages that work completely offline need, with all that loads late on them. */
  likely: readonly string[]
  /** Pages that are likely next, by path. */
  likelyPages: readonly string[]
}

/** What the build tells the worker about the site it was built with; `site/worker.ts`. */
export type WorkerFacts = {
  /** The origin of the API; empty: the site's own. */
  apiHost: string
  /** English first. */
  languages: readonly LanguageFacts[]
  /** Every file of code of this version. */
  all: readonly string[]
}

// The build replaces both names by their values.
declare const WORKER_SCOPE: WorkerScope
declare const WORKER_FACTS: WorkerFacts

/** The worker’s own global, with the types of a service worker. */
export const scope: WorkerScope = WORKER_SCOPE
/** What the build told this worker. */
export const facts: WorkerFacts = WORKER_FACTS
