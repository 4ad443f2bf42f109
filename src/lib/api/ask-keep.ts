import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { env } from '@/lib/env'
import { keptCaches, takenAt } from '@/lib/browser/kept-site'
import { ApiError } from './errors'
import { keptAnswers } from './http'
import { noteKept } from './kept-since'

/** The kept copy of the API's answer to a GET, by its path. Throws ApiError where there is none. */
async function keptCopy(path: string): Promise<Response> {
  const address = new URL(`${env.apiHost}/api/v1${path}`, window.location.origin)
  const copy =
    'caches' in window &&
    (await caches.match(address.href, { cacheName: keptCaches.data, ignoreVary: true }))
  if (!copy) throw new ApiError('unreachable')
  return copy
}

/**
 * Runs a call of the API, which then gives the kept copy of its answer instead of asking the server,
 * and when that was taken; rejects where there is none. `ask` makes its call before it waits for anything.
 */
async function askKeep<Data>(ask: () => Promise<Data>): Promise<{ data: Data; at: Date | null }> {
  let at: Date | null = null
  keptAnswers.read = async (path) => {
    const copy = await keptCopy(path)
    at = takenAt(copy)
    return copy.json()
  }
  let answer: Promise<Data>
  try {
    answer = ask()
  } finally {
    delete keptAnswers.read
  }
  return { data: await answer, at }
}

/** Notes from when the kept copy is that a query shows, until the server's own answer takes its place. */
export function noteKeptUntilAnswer(client: QueryClient, queryKey: QueryKey, at: Date | null) {
  const hash = hashKey(queryKey)
  noteKept(hash, at)
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== hash) return
    const isAnswered =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (!isAnswered && event.type !== 'removed') return
    stop()
    noteKept(hash, null)
  })
}

/**
 * Shows a query's kept copy, as old as what a page brought, unless something is there by then.
 * Rejects where none is kept.
 */
export async function showKept<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  ask: () => Promise<Data>,
): Promise<void> {
  const { data, at } = await askKeep(ask)
  if (client.getQueryData(queryKey) !== undefined) return
  client.setQueryData(queryKey, data, { updatedAt: 0 })
  noteKeptUntilAnswer(client, queryKey, at)
}
