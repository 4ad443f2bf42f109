import { readTime } from '@/lib/dates/dates'
import { createStore } from '@/lib/browser/storage/store'
import { sorted } from '@/lib/lists'

/** When this page's HTML was cached, if it comes from the cache; the worker writes the time into it. */
const ofPage =
  typeof document === 'undefined' ? null : readTime(document.documentElement.dataset['kept'])

/** When the cached copies that queries show now were taken, by the query's hash. */
const ofQueries = new Map<string, Date>()

/** When the oldest cached copy that this page shows was taken; null if it shows none. */
export const oldestCachedAt = createStore<Date | null>(ofPage)

/** Notes when the cached copy that a query shows was taken; null once it shows none. */
export function noteCachedAt(queryHash: string, at: Date | null) {
  if (at) ofQueries.set(queryHash, at)
  else ofQueries.delete(queryHash)
  const times = [...ofQueries.values(), ...(ofPage ? [ofPage] : [])]
  oldestCachedAt.set(sorted(times, (one, other) => one.getTime() - other.getTime())[0] ?? null)
}
