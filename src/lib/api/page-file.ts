import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { addressOf } from '@/lib/navigation/language'
import { addEmbedded, entriesIn } from './embedded-data'
import { isApiError } from './errors'
import { loadCode } from '@/lib/loading/load-code'

/**
 * The data in a page's text, as the build writes it: no `<` is in it. A pattern, no DOMParser: the
 * site's policy (Trusted Types) lets nothing turn text into HTML.
 */
const DATA = /<script\b[^>]* id="api-data"[^>]*>([^<]*)<\/script>/

/** When a page's text was kept, as the worker writes it into one that it has from there. */
const KEPT_AT = /<html [^>]*data-kept="([^"]+)"/

/** What a page shows and its file may hold: `initialData` reads what was brought. */
type Wanted = { queryKey: QueryKey; initialData: () => unknown }

/**
 * Reads the data in the page file of a path on our own host, and shows it for as long as the
 * API has not answered. A shell, which holds none, changes nothing; never throws.
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
    const keep = keptAt === undefined ? null : await loadCode(() => import('./ask-keep'))
    if (signal.aborted) return
    addEmbedded(entriesIn(json))
    for (const { queryKey, initialData } of wanted) {
      const state = client.getQueryState(queryKey)
      const data = initialData()
      if (data === undefined || state?.data !== undefined) continue
      // What the API does not know any more, the file does not bring back.
      if (isApiError(state?.error, 'not-found')) continue
      client.setQueryData(queryKey, data, { updatedAt: 0 })
      keep?.noteKeptUntilAnswer(client, queryKey, new Date(keptAt ?? ''))
    }
  } catch {
    // The API's own answer is on its way.
  }
}
