import { isApiError } from '@/lib/api/errors'
import { getWorksOfCategory } from './api'
import type { Work } from './schema'

/**
 * The works of a category. Some servers say 404 of one that has none yet: whether it is there, `isListed`
 * tells. Throws ApiError. Product 8, Lists and loads.
 */
export async function worksOrNone(
  categoryId: string,
  isListed: () => boolean | Promise<boolean>,
): Promise<Work[]> {
  try {
    return await getWorksOfCategory(categoryId)
  } catch (error) {
    if (isApiError(error, 'not-found') && (await isListed())) return []
    throw error
  }
}
