import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { embeddedData } from './embedded-data'
import { isApiError } from './errors'
import { loadCode } from '@/lib/loading/load-code'

/** How long (ms) an answer may take before the cached copy of an earlier one is shown meanwhile. */
const PATIENCE_MS = 3000

type Options<Data, Key extends readonly string[]> = {
  queryKey: Key
  /** Asks the API; the signal is there if `endsWithPage`. */
  ask: (signal?: AbortSignal) => Promise<Data>
  /** The shape of the data as a page's HTML holds it. */
  shape: v.GenericSchema<unknown, Data>
  /** Puts the photo files that are already shown into a fresh answer. */
  keep: (fresh: Data, before: Data | undefined) => Promise<Data>
  /** The call ends when its page is left. Not for data of several pages: each would begin the call anew. */
  endsWithPage?: boolean
}

type Asked<Data> = Pick<Options<Data, readonly string[]>, 'queryKey' | 'ask' | 'keep'> & {
  client: QueryClient
  signal: AbortSignal | undefined
}

/**
 * Asks the API. If that fails or takes long and there is nothing to show, the cached copy of an earlier answer is
 * shown, which counts as old, like data in a page's HTML.
 */
async function askOrShowKept<Data>({
  client,
  queryKey,
  ask,
  keep,
  signal,
}: Asked<Data>): Promise<Data> {
  const helpOut = async () => {
    if (signal?.aborted || client.getQueryData(queryKey) !== undefined) return
    try {
      const { showKept } = await loadCode(() => import('./ask-cache'))
      await showKept(client, queryKey, ask)
    } catch {
      // There is no cached copy: the API's answer is all there is to wait for.
    }
  }
  const timer = setTimeout(() => void helpOut(), PATIENCE_MS)
  try {
    return await keep(await ask(signal), client.getQueryData<Data>(queryKey))
  } catch (error) {
    if (isApiError(error, 'unreachable', 'late', 'server')) await helpOut()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A query for data that pages contain in their HTML: it is there at once and, at any later check, older than any answer
 * (`dataUpdatedAt` is 0).
 */
export function snapshotQuery<Data, const Key extends readonly string[]>({
  queryKey,
  ask,
  shape,
  keep,
  endsWithPage,
}: Options<Data, Key>) {
  const options = queryOptions({
    queryKey,
    // To read the signal is to be ended by it.
    queryFn: (context) =>
      askOrShowKept({
        client: context.client,
        queryKey,
        ask,
        keep,
        signal: endsWithPage ? context.signal : undefined,
      }),
    initialDataUpdatedAt: 0,
    meta: { inPages: true },
  })
  return { ...options, initialData: (): Data | undefined => embeddedData(queryKey, shape) }
}
