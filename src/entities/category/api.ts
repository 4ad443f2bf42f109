import { CATEGORIES_CALL } from '@/content/facts/public-calls'
import { request } from '@/lib/api/http'
import { queryClient } from '@/lib/api/query'
import { listOf } from '@/lib/api/record-schemas'
import { snapshotQuery } from '@/lib/api/snapshot-query'
import { keepPhotos } from '@/lib/pictures/keep-photos'
import { CATEGORIES } from './keys'
import { type Category, categoryListSchema, categorySchema } from './schema'

/** GET category/get-category: the job categories, in the server's order. Throws ApiError. */
export function getCategories(): Promise<Category[]> {
  return request(categoryListSchema, { url: CATEGORIES_CALL })
}

/** All categories; on a prerendered page, those in its HTML until the first interaction. */
export function categoriesQuery() {
  return snapshotQuery({
    queryKey: CATEGORIES,
    ask: getCategories,
    shape: listOf(categorySchema),
    keep: keepPhotos,
  })
}

/** Whether a category exists: by the cached list while fresh, else by a new one or, if that fails, the old one. */
export async function isCategory(id: string): Promise<boolean> {
  const query = categoriesQuery()
  const listed = await queryClient
    .query(query)
    .catch(() => queryClient.getQueryData(query.queryKey))
  return listed?.some(({ _id }) => _id === id) ?? false
}
