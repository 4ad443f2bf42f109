import { createStore } from '@/lib/browser/store'
import { sorted } from '@/lib/lists'

/** When this page's HTML was kept, where it is a kept one; the worker writes it there. */
function pageTime(): Date | null {
  if (typeof document === 'undefined') return null
  const time = Date.parse(document.documentElement.dataset['kept'] ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

const ofPage = pageTime()

/** When the kept copies were taken that queries show now, by the query's hash. */
const ofQueries = new Map<string, Date>()

/** Since when the oldest of what this page shows from the keep has been there; null for nothing. */
export const keptSince = createStore<Date | null>(ofPage)

/** Notes from when the kept copy is that a query shows; null once it shows none. */
export function noteKept(queryHash: string, at: Date | null) {
  if (at) ofQueries.set(queryHash, at)
  else ofQueries.delete(queryHash)
  const times = [...ofQueries.values(), ...(ofPage ? [ofPage] : [])]
  keptSince.set(sorted(times, (one, other) => one.getTime() - other.getTime())[0] ?? null)
}
