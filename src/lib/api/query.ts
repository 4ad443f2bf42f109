import {
  type DefaultError,
  type Query,
  QueryClient,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { dropEmbedded, freshFromPage, isFreshFromPage, endFreshness } from './embedded-data'
import { isApiError } from './errors'
import { warmUpHttp } from './http'
import { prerenderedData } from './prerendered-data'
import { savesData } from '@/lib/loading/saves-data'
import { readerIsThere } from '@/lib/browser/page/reader-is-there'
import { getSnapshotTime, isFromToday } from './snapshot-time'

const FRESH_MS = 30_000
const BEFORE_RETRY_MS = 400

/**
 * The cache of everything read from the API. It is passed to each hook instead of through a provider, so that pages
 * without data never load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: ({ queryHash }) =>
        isFreshFromPage(queryHash) ? Number.POSITIVE_INFINITY : FRESH_MS,
      // Only a temporary fault is worth another try, and only one: a slow connection or a restarting server.
      retry: (failures, error) =>
        failures === 0 && isApiError(error, 'unreachable', 'server') && navigator.onLine,
      retryDelay: BEFORE_RETRY_MS,
      networkMode: 'always',
    },
  },
})

/**
 * Uses the data that came in the page's HTML: it counts as fresh, and the API is asked again once the reader is active
 * and the browser is idle. Without such data, the HTTP client's code is loaded ahead.
 */
export async function refreshEmbeddedData(): Promise<void> {
  const came = freshFromPage()
  // Whoever loads the cache is about to ask the API.
  if (came.size === 0) return warmUpHttp()
  await readerIsThere()
  // A different set: the freshness was ended meanwhile, or the page has another script.
  if (came !== freshFromPage() || (savesData() && isFromToday(await getSnapshotTime())))
    return undefined
  const hashes = endFreshness()
  return queryClient.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) })
}

/** Whether pages contain a query's data in their HTML; src/lib/api/snapshot-query.ts says which. */
const isInPages = ({ meta }: Query) => meta?.['inPages'] === true

/** From now on only the API's own answers are shown: for people who change its data. */
export function dropSnapshot() {
  dropEmbedded()
  // A query in use must not lose its data, so it is asked again instead.
  queryClient.removeQueries({ type: 'inactive', predicate: isInPages })
  void queryClient.invalidateQueries({ type: 'active', predicate: isInPages })
}

if (typeof window !== 'undefined') void refreshEmbeddedData()
else prerenderedData.isThere = (key) => queryClient.getQueryData(key) !== undefined

/** Reads from the API through the cache; `options` come from an entity's `xQuery()`. */
export function useApiQuery<Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Selected, Key>,
): UseQueryResult<Selected, DefaultError> {
  return useQuery(options, queryClient)
}

/** What a page needs of a query: `useApiQuery` returns one, `bothLoads` makes one of two. */
export type Load<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isLoadingError'> & {
  refetch: () => unknown
}

/** Two queries as one: loaded when both are, failed when one is; `refetch` asks both again. */
export function bothLoads<A, B>(one: Load<A>, other: Load<B>): Load<readonly [A, B]> {
  const { data: a } = one
  const { data: b } = other
  return {
    data: a !== undefined && b !== undefined ? [a, b] : undefined,
    error: one.error ?? other.error,
    isLoadingError: one.isLoadingError || other.isLoadingError,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  }
}

/** Cancels the calls of this page that have no answer yet, and asks again. */
export async function askAgain(): Promise<void> {
  const pending = { type: 'active', predicate: isPending } as const
  await queryClient.cancelQueries(pending)
  await queryClient.refetchQueries(pending)
}

function isPending({ state }: Query): boolean {
  return state.status === 'pending'
}
