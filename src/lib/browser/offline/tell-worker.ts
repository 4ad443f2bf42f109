import { addressOf, language } from '@/lib/navigation/language'
import { whenIdle } from '@/lib/browser/clock/when-idle'
import { WORKER_FILE } from '@/lib/site-files'
import { startWorker } from './site-worker'
import { wantsKeeping } from './wants-keeping'

/** On these types of connection nothing is loaded ahead. */
const SLOW = /2g$/
const BEFORE_LIKELY_MS = 4000

let ready: Promise<ServiceWorkerRegistration | null> | undefined
const told = new Set<string>()

/** The files of the site that this page has loaded and not yet reported to the worker. */
function newFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/assets/') && !told.has(path))
  for (const file of files) told.add(file)
  return [...new Set(files)]
}

const say = async (message: object) => (await ready)?.active?.postMessage(message)

/** Tells the worker which page was seen, by its path, once the browser is idle. */
export async function tellSeen(path: string): Promise<void> {
  if (!(await ready)) return
  await whenIdle()
  await say({ say: 'seen', path: addressOf(path), files: newFiles() })
}

function isSlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return SLOW.test(String(Reflect.get(Object(connection), 'effectiveType')))
}

/** The worker that was started before; a new one if the reader has switched it off since. */
async function workerFrom(before: typeof ready): Promise<ServiceWorkerRegistration | null> {
  const begun = await before
  if (begun && begun === (await navigator.serviceWorker.getRegistration(WORKER_FILE))) return begun
  told.clear()
  await whenIdle()
  // The reader may have switched it off in the meantime.
  return wantsKeeping() ? startWorker() : null
}

/** Tells the worker that the browser is idle, unless the reader has switched it off meanwhile, in any tab. */
async function sayTime(begun: ServiceWorkerRegistration, likely: readonly string[]) {
  await whenIdle()
  if (begun !== (await navigator.serviceWorker.getRegistration(WORKER_FILE))) return
  // A worker that is about to stop still has its registration, and would begin anew.
  if (!wantsKeeping()) return
  begun.active?.postMessage({ say: 'time', prefix: language.prefix, paths: likely.map(addressOf) })
}

/**
 * Registers the worker once the browser is idle. Later, on a good connection, the worker caches what is likely needed
 * next, with the pages that `likelyPaths` names.
 */
export async function beginKeeping(likelyPaths = (): readonly string[] => []): Promise<void> {
  ready = workerFrom(ready)
  const begun = await ready
  if (!begun || isSlow()) return
  // It fails if the page is gone by then: there is nothing to cache for it.
  setTimeout(() => void sayTime(begun, likelyPaths()).catch(() => undefined), BEFORE_LIKELY_MS)
}
