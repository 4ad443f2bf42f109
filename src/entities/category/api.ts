import { queryOptions } from '@tanstack/react-query'
import { request } from '@/lib/api/http'
import { type Category, categoryListSchema } from './schema'

/** GET category/get-category: the job categories, in the server's order. Throws ApiError. */
export function getCategories(): Promise<Category[]> {
  return request(categoryListSchema, { url: '/category/get-category' })
}

export function categoriesQuery() {
  return queryOptions({ queryKey: ['categories'], queryFn: getCategories })
}
