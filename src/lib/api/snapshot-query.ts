import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { embeddedData } from './embedded-data'
import { isApiError } from './errors'
import { loadCode } from '@/lib/loading/load-code'

/** How long (ms) an answer may take before the cached copy of an earlier one is shown meanwhile. */
const PATIENCE_MS = 3000

type Options<Data, Key extends readonly string[]> = {
  queryKey: Key
  /** Asks the API. */
  ask: () => Promise<Data>
  /** The shape of the data as a page's HTML holds it. */
  shape: v.GenericSchema<unknown, Data>
  /** Puts the photo files that are already shown into a fresh answer. */
  keep: (fresh: Data, before: Data | undefined) => Promise<Data>
}

type Asked<Data> = Pick<Options<Data, readonly string[]>, 'queryKey' | 'ask' | 'keep'> & {
  client: QueryClient
}

/**
 * Asks the API. If that fails or takes long and there is nothing to show, the cached copy of an earlier answer is
 * shown, which counts as old, like data in a page's HTML.
 */
async function askOrShowKept<Data>({ client, queryKey, ask, keep }: Asked<Data>): Promise<Data> {
  const helpOut = async () => {
    if (client.getQueryData(queryKey) !== undefined) return
    try {
      const { showKept } = await loadCode(() => import('./ask-cache'))
      await showKept(client, queryKey, ask)
    } catch {
      // There is no cached copy: the API's answer is all there is to wait for.
    }
  }
  const timer = setTimeout(() => void helpOut(), PATIENCE_MS)
  try {
    return await keep(await ask(), client.getQueryData<Data>(queryKey))
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
}: Options<Data, Key>) {
  const options = queryOptions({
    queryKey,
    queryFn: ({ client }) => askOrShowKept({ client, queryKey, ask, keep }),
    initialDataUpdatedAt: 0,
    meta: { inPages: true },
  })
  return { ...options, initialData: (): Data | undefined => embeddedData(queryKey, shape) }
}
