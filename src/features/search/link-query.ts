import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { embeddedData } from '@/lib/api/embedded-data'
import { ApiError } from '@/lib/api/errors'
import { neededText } from '@/lib/api/record-schemas'
import { loadCode } from '@/lib/loading/load-code'

const shape = v.array(v.object({ _id: neededText, name: neededText }))

/** The fields of a record that a link to it needs. */
export type Linked = v.InferOutput<typeof shape>[number]

/** The search index; null if there is none, or its code does not load. */
export async function readIndex() {
  try {
    const { searchIndex } = await loadCode(() => import('./search-index'))
    return await searchIndex.read()
  } catch {
    return null
  }
}

/**
 * A query for links to records that are found in what is known already. Those that a page contained stay; otherwise
 * `find` looks in what was read before, or in the search index, since asking the API would fetch the photos of all
 * records. They are not looked for again, so the key holds the texts that they depend on. The query throws ApiError if
 * `find` resolves to nothing.
 */
export function linkQuery<const Key extends readonly string[]>(
  queryKey: Key,
  find: (client: QueryClient) => Promise<Linked[] | null | undefined>,
) {
  const options = queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const found = await find(client)
      if (!found) throw new ApiError('not-found')
      return found
    },
    staleTime: 'static',
    retry: false,
    meta: { inPages: true },
  })
  return {
    ...options,
    initialData: (): Linked[] | undefined => embeddedData(queryKey, shape),
    // While the links of a changed record are looked for, the old ones keep their place.
    placeholderData: (before: Linked[] | undefined) => before,
  }
}
