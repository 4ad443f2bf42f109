import { queryOptions } from '@tanstack/react-query'
import { afterChange } from '@/lib/api/after-change'
import { type Change, sendChange } from '@/lib/api/send-change'
import { ApiError } from '@/lib/api/errors'
import { segment } from '@/lib/api/http'
import { changeRow, takeOut } from '@/lib/api/list-change'
import { categoriesQuery, getCategories } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { sendWithPicture } from '@/lib/api/send-picture'

/** What a category is created and updated with; `photo` is an address. Product 7, Category. */
export type CategoryFields = { name: string; photo: string }

const LIST = categoriesQuery().queryKey

/** POST category/create-category. */
export async function createCategory(fields: CategoryFields): Promise<Change> {
  const url = '/category/create-category'
  const { change } = await sendWithPicture(fields, (data) =>
    sendChange({ method: 'post', url, data }),
  )
  afterChange(change, LIST)
  return change
}

/** PUT category/update-category/{id}. */
export async function updateCategory(id: string, fields: CategoryFields): Promise<Change> {
  const url = `/category/update-category/${segment(id)}`
  const { change, sent } = await sendWithPicture(fields, (data) =>
    sendChange({ method: 'put', url, data }),
  )
  if (change.outcome === 'done') changeRow<Category>(LIST, id, sent)
  afterChange(change, LIST)
  return change
}

/** DELETE category/delete-category/{id}. The row leaves the list at once and returns on failure. */
export async function deleteCategory(id: string): Promise<Change> {
  const end = takeOut(LIST, id)
  const url = `/category/delete-category/${segment(id)}`
  const change = await sendChange({ method: 'delete', url })
  end(change.outcome === 'done' ? 'is gone' : 'stays')
  // Its works may have gone with it.
  afterChange(change, LIST, ['works'])
  return change
}

/**
 * A category fresh from the server for its form, which later answers must not disturb. No call gives one
 * alone, so the list is read (Product 7, Category).
 */
export function categoryToEditQuery(id: string) {
  return queryOptions({
    queryKey: [...LIST, 'to-edit', id],
    async queryFn() {
      const category = (await getCategories()).find(({ _id }) => _id === id)
      if (!category) throw new ApiError('not-found')
      return category
    },
    staleTime: 'static',
    gcTime: 0,
  })
}
