import type { QueryClient } from '@tanstack/react-query'
import { addressOf } from '@/lib/navigation/language'
import { addEmbedded, entriesIn } from './embedded-data'
import { isApiError } from './errors'
import { loadCode } from '@/lib/loading/load-code'

/**
 * Finds the data in a page's HTML; the build writes no `<` into it. A pattern, not DOMParser: the site's policy
 * (Trusted Types) lets nothing turn text into HTML.
 */
const DATA = /<script\b[^>]* id="api-data"[^>]*>([^<]*)<\/script>/

/** Finds when a page's HTML was cached, which the worker writes into a page from the cache. */
const KEPT_AT = /<html [^>]*data-kept="([^"]+)"/

/** A query that a page shows and its file may hold: `initialData` reads the data from there. */
export type Wanted = { queryKey: readonly string[]; initialData: () => unknown }

/**
 * Reads the data in the page file of a path on the site's own host, and shows it until the API has answered. A shell,
 * which holds no data, changes nothing; never throws.
 */
export async function bringPageFile(
  client: QueryClient,
  path: string,
  wanted: readonly Wanted[],
  signal: AbortSignal,
): Promise<void> {
  const isMissing = ({ queryKey }: Wanted) => client.getQueryData(queryKey) === undefined
  try {
    // The API was faster than this code.
    if (!wanted.some(isMissing)) return
    const answer = await fetch(addressOf(path), { headers: { Accept: 'text/html' }, signal })
    if (!answer.ok) return
    const html = await answer.text()
    const [, json] = DATA.exec(html) ?? []
    const [, keptAt] = KEPT_AT.exec(html) ?? []
    const cache = keptAt === undefined ? null : await loadCode(() => import('./ask-cache'))
    if (signal.aborted) return
    // A record that the API no longer has is not shown again from the file.
    const isGone = ({ queryKey }: Wanted) =>
      isApiError(client.getQueryState(queryKey)?.error, 'not-found')
    const gone = wanted.filter(isGone)
    addEmbedded(
      entriesIn(json),
      gone.map(({ queryKey }) => queryKey),
    )
    for (const each of wanted) {
      const { queryKey } = each
      const data = each.initialData()
      if (data === undefined || gone.includes(each) || !isMissing(each)) continue
      client.setQueryData(queryKey, data, { updatedAt: 0 })
      cache?.noteCachedUntilAnswer(client, queryKey, new Date(keptAt ?? ''))
    }
  } catch {
    // The API's own answer is on its way.
  }
}
