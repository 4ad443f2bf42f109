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

/** All categories; of a prerendered page, its own until the first touch. */
export function categoriesQuery() {
  return snapshotQuery({
    queryKey: CATEGORIES,
    ask: getCategories,
    shape: listOf(categorySchema),
    keep: keepPhotos,
  })
}

/** Whether the list has it, as it is now or, where that fails, as it was read last. */
export async function isCategory(id: string): Promise<boolean> {
  const query = categoriesQuery()
  const listed = await queryClient
    .query(query)
    .catch(() => queryClient.getQueryData(query.queryKey))
  return listed?.some(({ _id }) => _id === id) ?? false
}
