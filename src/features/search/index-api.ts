import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/errors'
import { readSiteFile } from '@/lib/api/site-file'
import { SEARCH_INDEX } from './index-address'
import { type SearchIndex, searchIndexSchema } from './index-schema'

/** How long the search waits for its index before it asks the API. */
const PATIENCE_MS = 2000

/**
 * GET /search-index.json of the site's own host. Throws ApiError; of kind `not-found` also for one
 * with nothing in it, as in `public/`: it stands until a build or a refresh has read the API.
 */
export async function getSearchIndex(): Promise<SearchIndex> {
  const index = await readSiteFile(searchIndexSchema, SEARCH_INDEX, PATIENCE_MS)
  if (index.countries.length + index.categories.length === 0) throw new ApiError('not-found')
  return index
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
