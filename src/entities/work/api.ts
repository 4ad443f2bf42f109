import { queryOptions } from '@tanstack/react-query'
import { CATEGORY_WORKS_CALL, WORK_CALL } from '@/content/facts/public-calls'
import { isApiError } from '@/lib/api/errors'
import { asAsked, request, segment } from '@/lib/api/http'
import { queryClient } from '@/lib/api/query'
import { listOf } from '@/lib/api/record-schemas'
import { snapshotQuery } from '@/lib/api/snapshot-query'
import { keepPhoto, keepPhotos } from '@/lib/pictures/keep-photos'
import { CATEGORY_LISTS, categoryWorksKey, manyWorksKey, workKey } from './keys'
import { oneWorkSchema, type Work, workListSchema, workSchema } from './schema'

/** GET work/getone-work/{id}. Throws ApiError; an unknown id is of kind `not-found`, another work `unexpected`. */
export async function getWork(id: string): Promise<Work> {
  return asAsked(await request(oneWorkSchema, { url: WORK_CALL + segment(id) }), id)
}

/** Whether a category with this id exists: works know no categories, so the caller must say. */
type IsListed = (categoryId: string) => boolean | Promise<boolean>

/**
 * GET work/work-category/{id}: the works of a category. Some servers answer 404 for a category without works: if it
 * `isListed`, that is an empty list. Throws ApiError. Product 8, Lists and loads.
 */
export async function getWorksOfCategory(
  categoryId: string,
  isListed: IsListed,
  signal?: AbortSignal,
): Promise<Work[]> {
  const url = CATEGORY_WORKS_CALL + segment(categoryId)
  try {
    return await request(workListSchema, { url, signal })
  } catch (error) {
    if (isApiError(error, 'not-found') && (await isListed(categoryId))) return []
    throw error
  }
}

/** One work; available at once if a category's list contained it before. */
export function workQuery(id: string) {
  const lists = queryClient.getQueriesData<Work[]>({ queryKey: CATEGORY_LISTS })
  const isIt = (work: Work) => work._id === id
  const [key, works] = lists.find(([, list]) => list?.some(isIt)) ?? []
  const one = snapshotQuery({
    queryKey: workKey(id),
    ask: () => getWork(id),
    shape: workSchema,
    keep: keepPhoto,
  })
  return {
    ...one,
    initialData: () => works?.find(isIt) ?? one.initialData(),
    initialDataUpdatedAt: (key && queryClient.getQueryState(key)?.dataUpdatedAt) ?? 0,
  }
}

/** The works of a category; `isListed` says whether it exists. To forget all works, invalidate `WORKS`. */
export function categoryWorksQuery(categoryId: string, isListed: IsListed) {
  return snapshotQuery({
    queryKey: categoryWorksKey(categoryId),
    ask: (signal) => getWorksOfCategory(categoryId, isListed, signal),
    shape: listOf(workSchema),
    keep: keepPhotos,
    // Its photos may be megabytes, which would hold up the next page.
    endsWithPage: true,
  })
}

/** How many categories are asked at once: enough to be quick, few enough for a small server. */
const AT_ONCE = 4

/** The works of many categories, and the ids of those that could not be read. */
type ManyWorks = { works: Work[]; missing: string[] }

/**
 * The works of all the given categories, which are listed, through the cache, a few calls at a time. Never fails: a
 * category whose works cannot be read is named in `missing`. Once `signal` is aborted, no further category is
 * requested.
 */
export async function getWorksOfCategories(
  categoryIds: readonly string[],
  signal?: AbortSignal,
): Promise<ManyWorks> {
  // All workers take from this one iterator.
  const waiting = categoryIds.entries()
  const lists: Work[][] = []
  const missing: string[] = []

  async function worker(): Promise<void> {
    for (const [index, id] of waiting) {
      if (signal?.aborted) return
      try {
        lists[index] = await queryClient.query(categoryWorksQuery(id, () => true))
      } catch {
        missing.push(id)
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { works: withoutRepeats(lists.flat()), missing }
}

function withoutRepeats(works: readonly Work[]): Work[] {
  return [...new Map(works.map((work) => [work._id, work])).values()]
}

/** The works of several listed categories in one list, each work once. */
export function manyWorksQuery(categoryIds: readonly string[]) {
  return queryOptions({
    queryKey: manyWorksKey(categoryIds),
    queryFn: ({ signal }) => getWorksOfCategories(categoryIds, signal),
  })
}
