import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { namesOneOf } from '@/content/facts/named-countries'
import { CATEGORIES } from '@/entities/category/keys'
import { categoryWorksKey } from '@/entities/work/keys'
import type { Work } from '@/entities/work/schema'
import { embeddedData } from '@/lib/api/embedded-data'
import { ApiError } from '@/lib/api/errors'
import { neededText } from '@/lib/api/record-schemas'
import { loadCode } from '@/lib/loading/load-code'

const shape = v.array(v.object({ _id: neededText, name: neededText }))

/** The fields of a job category that a link needs. */
export type JobsThere = v.InferOutput<typeof shape>[number]

type NamedWork = Pick<Work, 'name' | 'category'>

/** The key of the categories that name a country, in the cache and in pages that contain them. */
export const jobsThereKey = (id: string) => [...CATEGORIES, 'naming', id] as const

/** The categories that name a country themselves, or that have a work that names it, in their order. */
export function categoriesNaming(
  country: string,
  categories: readonly JobsThere[],
  works: readonly NamedWork[],
): JobsThere[] {
  const names = namesOneOf([country])
  return categories
    .filter(
      ({ _id, name }) =>
        names(name) || works.some((work) => work.category === _id && names(work.name)),
    )
    .map(({ _id, name }) => ({ _id, name }))
}

/** The categories that were read before, with the works of those whose works were; `isWhole` if all were. */
function readBefore(client: QueryClient) {
  const categories = client.getQueryData<JobsThere[]>(CATEGORIES)
  if (!categories) return undefined
  const lists = categories.map(({ _id }) => client.getQueryData<Work[]>(categoryWorksKey(_id)))
  const works = lists.flatMap((list) => list ?? [])
  return { categories, works, isWhole: !lists.includes(undefined) }
}

/** The search index; null if there is none, or its code does not load. */
async function readIndex() {
  try {
    const { searchIndex } = await loadCode(() => import('@/features/search/search-index'))
    return await searchIndex.read()
  } catch {
    return null
  }
}

/**
 * The categories of jobs that name a country. Those that a page contained stay; otherwise they are found in
 * what was read before if that is all, or else in the search index, since asking the API would fetch the photos
 * of all categories. Without an index, some that were read before are better than none. Throws ApiError if there
 * is none of that.
 */
export function jobsThereQuery(id: string, country: string) {
  const queryKey = jobsThereKey(id)
  const options = queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const read = readBefore(client)
      const found = read?.isWhole ? read : ((await readIndex()) ?? read)
      if (!found) throw new ApiError('not-found')
      return categoriesNaming(country, found.categories, found.works)
    },
    staleTime: 'static',
    retry: false,
    meta: { inPages: true },
  })
  return { ...options, initialData: (): JobsThere[] | undefined => embeddedData(queryKey, shape) }
}
