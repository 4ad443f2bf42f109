import { CATEGORIES_CALL } from '@/content/facts/public-calls'
import { request } from '@/lib/api/http'
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
