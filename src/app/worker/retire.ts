import { COPY, keptCaches, takenAt } from '@/lib/browser/offline/kept-site'
import { DAY_MS, HOUR_MS } from '@/lib/dates/spans'
import { WORKER_FILE } from '@/lib/site-files'
import { copyOf, isTooOld } from './copies'
import { isKept, keyOf, open } from './keep'
import { scope } from './worker-scope'

/** The cache key of the time at which the site last answered. */
const ANSWERED_AT = '/kept/heard-of'
/** The cache key of the time at which a page first found the site silent for too long. */
const SILENT_AT = '/kept/silent'

let noted = 0

/** For when the site answers, or a stored page is shown: then a clock that was ahead is right again. */
export async function forgetSilence(): Promise<void> {
  await (await open('code')).delete(keyOf(SILENT_AT))
}

/** Notes that the site has just answered with a page of its own; at most once an hour. */
export async function noteSiteAnswered(): Promise<void> {
  const now = Date.now()
  // Caching may have been switched off while the host was asked.
  if (Math.abs(now - noted) < HOUR_MS || !(await isKept())) return
  noted = now
  await (await open('code')).put(keyOf(ANSWERED_AT), copyOf(new Response(), '', now))
  await forgetSilence()
}

/** Deletes all that was cached, and unregisters the worker: the next page loads without one. */
export async function retire(): Promise<void> {
  // First the cache that marks the site as cached (`isKept`): what still arrives is then not stored.
  await caches.delete(keptCaches.code)
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name)))
  await scope.registration.unregister()
  // This worker may be started again within the hour.
  noted = 0
}

/**
 * Whether the site has not answered for 30 days. If that is still so a day later, retires the worker: a clock that was
 * ahead for some hours deletes nothing. Decision 244.
 */
export async function retireIfSiteSilent(): Promise<boolean> {
  const code = await open('code')
  const now = Date.now()
  const answered = await code.match(keyOf(ANSWERED_AT))
  if (!answered?.headers.has(COPY.at) || !isTooOld(answered, now)) return false
  const silent = await code.match(keyOf(SILENT_AT))
  const age = now - ((silent && takenAt(silent)?.getTime()) ?? Number.NaN)
  if (age >= DAY_MS) await retire()
  else if (!(age >= 0)) {
    await code.put(keyOf(SILENT_AT), copyOf(new Response(), '', now))
    // The next answer counts, also within the hour.
    noted = 0
  }
  return true
}

/** The statuses of an address that has nothing any more. */
export const GONE: ReadonlySet<number> = new Set([404, 410])

/** Whether the host answers, but no longer has this worker. Browsers keep a worker whose script is gone. */
async function isGone(): Promise<boolean> {
  try {
    const { ok, status, type, headers } = await fetch(WORKER_FILE, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
    })
    if (type === 'opaqueredirect' || GONE.has(status)) return true
    return ok && headers.get('content-type')?.includes('text/html') === true
  } catch {
    return false
  }
}

/**
 * For a response that is not a page of this site, or may not be: retires the worker if the site was taken down, has
 * moved, or another one has its address. Returns whether it did. Product 10, A new version.
 */
export async function retireIfGone(): Promise<boolean> {
  if (!(await isGone())) return false
  await retire()
  return true
}
