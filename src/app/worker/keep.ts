import { keptSite } from '@/content/facts/stored-things'
import { saysNo } from '@/lib/api/answer'
import { copiesOf, keptCaches, sizeOf, takenAt } from '@/lib/browser/offline/kept-site'
import { copyOf, isTooOld, isWorthKeeping, tooMuch, type Weighed } from './copies'
import { scope } from './worker-scope'

type KeptName = keyof typeof keptCaches

/** The full address under which a path of the site is cached. */
export const keyOf = (path: string) => new URL(path, scope.location.origin).href

/** The key of an entry of the code's cache that says that the site is cached. */
const BEGUN = keyOf('/kept/begun')

/** Starts the caching: everything else that is cached needs the code that each page starts with. */
export async function beginCode(): Promise<Cache> {
  const code = await caches.open(keptCaches.code)
  // Renewed each time: /your-data names the day of the oldest copy.
  await code.put(BEGUN, copyOf(new Response(), '', Date.now()))
  return code
}

/**
 * Whether the site is cached here: from the worker's installation until the reader switches it off. An unregistered
 * worker still serves the open pages and may be restarted, so it cannot rely on its own memory. Whether there is the
 * cache says too little: to open it creates it.
 */
export async function isKept(): Promise<boolean> {
  return (await caches.match(BEGUN, { cacheName: keptCaches.code })) !== undefined
}

/** Opens a cache; rejects once caching has been switched off. */
export async function open(name: KeptName): Promise<Cache> {
  const cache = (await isKept()) ? await caches.open(keptCaches[name]) : null
  if (cache && (await isKept())) return cache
  // Deleted meanwhile, it was created anew.
  if (cache) await caches.delete(keptCaches[name])
  throw new Error('Nothing is kept any more')
}

async function weigh(cache: Cache): Promise<(Weighed & { isOld: boolean })[]> {
  return (await copiesOf(cache)).map(([key, copy]) => ({
    key,
    bytes: sizeOf(copy),
    at: takenAt(copy)?.getTime() ?? 0,
    isOld: isTooOld(copy, Date.now()),
  }))
}

type Bounded = 'pages' | 'data' | 'pictures'

async function trimNow(name: Bounded) {
  const cache = await open(name)
  const things = await weigh(cache)
  const recent = things.filter(({ isOld }) => !isOld)
  const old = things.filter(({ isOld }) => isOld).map(({ key }) => key)
  const surplus =
    name === 'pictures'
      ? tooMuch(recent, keptSite.pictureBytes)
      : tooMuch(recent, keptSite.copies, () => 1)
  await Promise.all([...old, ...surplus].map((key) => cache.delete(key)))
}

const trimming = new Map<Bounded, Promise<void>>()

/** Removes from a cache what is too old or exceeds its limit; calls made meanwhile share the same run. */
export function trim(name: Bounded): Promise<void> {
  const running = trimming.get(name) ?? trimNow(name).finally(() => void trimming.delete(name))
  trimming.set(name, running)
  return running
}

/** Whether a body is a refusal, which may have the status 200: the earlier answer is worth more. */
function isNo(body: ArrayBuffer): boolean {
  try {
    return saysNo(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return true
  }
}

/**
 * Caches a response other than a page under its own address; code under its address without the query. Throws if the
 * disk is full.
 */
export async function keepAnswer(
  name: 'code' | 'data' | 'pictures',
  url: string,
  answer: Response,
) {
  if (!isWorthKeeping(answer, false)) return
  const { origin, pathname, href } = new URL(url)
  const cache = await open(name)
  const body = await answer.arrayBuffer()
  if (name === 'data' && isNo(body)) return
  const copy = copyOf(answer, body, Date.now())
  await cache.put(name === 'code' ? origin + pathname : href, copy)
  if (name !== 'code') await trim(name)
}

/** The cached copy of anything but a page, by its address. */
export const keptAnswer = async (name: 'code' | 'data' | 'pictures', url: string) =>
  (await open(name)).match(url, { ignoreSearch: name === 'code', ignoreVary: true })
