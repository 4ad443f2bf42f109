import { queryOptions } from '@tanstack/react-query'
import { readSiteFile } from '@/lib/api/site-file'
import { type SearchIndex, searchIndexSchema } from './index-schema'

/** How long the search waits for its index before it asks the API. */
const PATIENCE_MS = 2000

/** GET /search-index.json of the site's own host. Throws ApiError. */
export function getSearchIndex(): Promise<SearchIndex> {
  return readSiteFile(searchIndexSchema, '/search-index.json', PATIENCE_MS)
}

/** The index, read once in a visit: one that is not there is not asked for again. */
export function searchIndexQuery() {
  return queryOptions({
    queryKey: ['search-index'],
    queryFn: getSearchIndex,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
