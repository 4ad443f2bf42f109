import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { pathAt } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { env } from '@/lib/env'
import { keptCaches, OLDEST_MS, takenAt } from '@/lib/browser/offline/kept-site'
import { readTime } from '@/lib/dates/dates'
import { ANSWERS_FILE, SNAPSHOT_FILE } from '@/lib/site-files'
import { API_PATH } from './api-path'
import { ApiError } from './errors'
import { keptAnswers } from './http'
import { noteCachedAt } from './oldest-cached'

/** An answer of the API and when it was taken. */
type Kept = { answer: unknown; at: Date | null }

/** The cached copy at an address, if it is not too old to be shown. A clock that was set back makes none too old. */
async function copyAt(path: string): Promise<Response | undefined> {
  const copy = await caches.match(new URL(path, window.location.origin).href, {
    cacheName: keptCaches.data,
    ignoreVary: true,
  })
  const at = copy && takenAt(copy)
  return at && Date.now() - at.getTime() < OLDEST_MS ? copy : undefined
}

/** The API's own answer to a GET, as the worker cached it. */
async function heardAnswer(path: string): Promise<Kept | null> {
  const copy = await copyAt(env.apiHost + API_PATH + path)
  return copy ? { answer: await copy.json(), at: takenAt(copy) } : null
}

/** When the snapshot was taken that the files on the site's own host come from; null if that is not cached. */
async function snapshotTakenAt(): Promise<Date | null> {
  const copy = await copyAt(SNAPSHOT_FILE)
  const snapshot: unknown = await copy?.json().catch(() => null)
  return readTime(String(Reflect.get(Object(snapshot), 'takenAt')))
}

/** The answer in the file that holds one for each address. It is as old as its snapshot, even if fetched later. */
async function answerInFile(path: string): Promise<Kept | null> {
  const [copy, snapshotAt] = await Promise.all([copyAt(ANSWERS_FILE), snapshotTakenAt()])
  const answers: unknown = await copy?.json()
  if (!copy || !Object.hasOwn(Object(answers), path)) return null
  const fetchedAt = takenAt(copy)
  const at = snapshotAt && fetchedAt && snapshotAt < fetchedAt ? snapshotAt : fetchedAt
  return { answer: Reflect.get(Object(answers), path), at }
}

const timeOf = ({ at }: Kept) => at?.getTime() ?? 0

/** The cached answer of the API to a GET, by its path: the younger of two. Throws ApiError if there is none. */
async function keptAnswer(path: string): Promise<Kept> {
  const found = 'caches' in window ? await Promise.all([heardAnswer(path), answerInFile(path)]) : []
  const [first, second] = found.filter((kept) => kept !== null)
  if (!first) throw new ApiError('unreachable')
  return second && timeOf(second) > timeOf(first) ? second : first
}

/**
 * Runs an API call so that it returns the cached copy of its answer, and when that was taken, instead of asking the
 * server; rejects if there is none. `ask` must make its call before its first `await`: `keptAnswers` reads from the
 * cache only until then, or other calls would get cached copies too.
 */
async function askCache<Data>(ask: () => Promise<Data>): Promise<{ data: Data; at: Date | null }> {
  let at: Date | null = null
  keptAnswers.read = async (path) => {
    const kept = await keptAnswer(path)
    at = kept.at
    return kept.answer
  }
  let answer: Promise<Data>
  try {
    answer = ask()
  } finally {
    delete keptAnswers.read
  }
  return { data: await answer, at }
}

/** Notes when the cached copy that a query shows was taken, until the server's own answer replaces it. */
export function noteCachedUntilAnswer(client: QueryClient, queryKey: QueryKey, at: Date | null) {
  const hash = hashKey(queryKey)
  noteCachedAt(hash, at)
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== hash) return
    const isAnswered =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (!isAnswered && event.type !== 'removed') return
    stop()
    noteCachedAt(hash, null)
  })
}

/** An administrator would edit and delete by old lists what is there no longer: there a failure is shown as one. */
const isAdminArea = () => pathAt(window.location.pathname).startsWith(paths.adminDashboard.path)

/**
 * Shows a query's cached copy, unless the query has data by then. The copy counts as old, like data in a page's HTML.
 * Rejects if none is cached. Shows none to an administrator at work.
 */
export async function showKept<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  ask: () => Promise<Data>,
): Promise<void> {
  if (isAdminArea()) return
  const { data, at } = await askCache(ask)
  if (client.getQueryData(queryKey) !== undefined) return
  client.setQueryData(queryKey, data, { updatedAt: 0 })
  noteCachedUntilAnswer(client, queryKey, at)
}
