import { COPY, keptCaches } from '@/lib/browser/kept-site'
import { HOUR_MS } from '@/lib/dates/spans'
import { WORKER_FILE } from '@/lib/site-files'
import { copyOf, isTooOld } from './copies'
import { isKept, keyOf, open } from './keep'
import { scope } from './worker-scope'

/** Under this address stands when the site was last heard of. */
const HEARD = '/kept/heard-of'

let noted = 0

/** Notes that the site has just answered with a page of its own; at most once an hour. */
export async function noteHeard(): Promise<void> {
  const now = Date.now()
  // While the host was asked, keeping may have ended.
  if (Math.abs(now - noted) < HOUR_MS || !(await isKept())) return
  noted = now
  await (await open('code')).put(keyOf(HEARD), copyOf(new Response(), '', now))
}

/** Takes away all that was kept, and the worker itself: the next page comes without one. */
export async function retire(): Promise<void> {
  // First what says that the site is kept: nothing of what is on its way comes after it.
  await caches.delete(keptCaches.code)
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name)))
  await scope.registration.unregister()
  // This worker may be started anew within the hour.
  noted = 0
}

/** Goes where nothing was heard of the site for 30 days. Gives whether it went. */
export async function retireIfAlone(): Promise<boolean> {
  const heard = await (await open('code')).match(keyOf(HEARD))
  if (!heard?.headers.has(COPY.at) || !isTooOld(heard, Date.now())) return false
  await retire()
  return true
}

/** Whether the host answers, and has no such worker any more. Browsers keep a worker whose script is gone. */
async function isGone(): Promise<boolean> {
  try {
    const { ok, status, type, headers } = await fetch(WORKER_FILE, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
    })
    if (type === 'opaqueredirect' || status === 404 || status === 410) return true
    return ok && headers.get('content-type')?.includes('text/html') === true
  } catch {
    return false
  }
}

/**
 * For an answer that is no page of ours, or may be none: goes where the site was taken down, has moved, or another
 * one stands at its address. Gives whether it went. Product 10, A new version.
 */
export async function retireIfGone(): Promise<boolean> {
  if (!(await isGone())) return false
  await retire()
  return true
}
