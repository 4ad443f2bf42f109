import { language } from '@/lib/navigation/language'
import { HOUR_MS } from '@/lib/dates/spans'
import { WORKER_FILE } from '@/lib/site-files'
import { askWorker } from './kept-site'
import { createStore } from '@/lib/browser/storage/store'
import { trustedScriptUrl } from '@/lib/browser/trusted'

/** Whether a newer version of the site than that of this page is ready to be loaded. */
export const newVersion = createStore(false)

/**
 * Whether this page started from the script that names a version. Its HTML says so; or the files that it has fetched
 * do, if the host had only the HTML of another language to send.
 */
const isOfVersion = (version: string) =>
  [...document.scripts].some(
    ({ src, dataset }) => src.endsWith(version) || dataset['start']?.split(' ').includes(version),
  ) || performance.getEntriesByType('resource').some(({ name }) => name.endsWith(version))

/** The version that a worker belongs to; null if it does not say. */
async function versionOf(worker: ServiceWorker): Promise<string | null> {
  const version = await askWorker(worker, { say: 'version', prefix: language.prefix })
  return typeof version === 'string' ? version : null
}

async function isNewer(worker: ServiceWorker | null): Promise<boolean> {
  const version = worker && (await versionOf(worker))
  return version !== null && !isOfVersion(version)
}

const look = async ({ active }: ServiceWorkerRegistration) => newVersion.set(await isNewer(active))

/** The page may be newer than its worker: the page is old only if the host has no newer worker. */
async function compare(registration: ServiceWorkerRegistration) {
  if (!(await isNewer(registration.active))) return
  const isAsked = await registration.update().then(
    () => true,
    () => false,
  )
  if (registration.installing || registration.waiting) return
  // If the host did not answer, only a page from the cache is certainly the older one.
  if (isAsked || 'kept' in document.documentElement.dataset) await look(registration)
}

/** Notices a new version in each page, whichever page fetched it: its worker takes over once fully loaded. */
function watch(registration: ServiceWorkerRegistration) {
  let asked = Date.now()
  navigator.serviceWorker.addEventListener('controllerchange', () => void look(registration))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The registration once its worker is active; null if a file failed to load, or caching was switched off. */
function whenAtWork({ installing, waiting, active }: ServiceWorkerRegistration) {
  if (!installing && !waiting && !active) return null
  const lost = new Promise<null>((resolve) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') resolve(null)
    })
  })
  return Promise.race([navigator.serviceWorker.ready, lost])
}

/** Registers the worker; null if the browser does not support one or the host has none. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    const { serviceWorker } = navigator
    const begun: unknown = await serviceWorker.register(trustedScriptUrl(WORKER_FILE), {
      updateViaCache: 'none',
    })
    if (!(begun instanceof ServiceWorkerRegistration)) return null
    const registration = await whenAtWork(begun)
    if (!registration) return null
    watch(registration)
    void compare(registration)
    return registration
  } catch {
    return null
  }
}
