import { afterChange } from '@/lib/api/after-change'
import { deleteRow } from '@/lib/api/delete-row'
import { type Change, sendChange } from '@/lib/api/send-change'
import { ApiError } from '@/lib/api/errors'
import { segment } from '@/lib/api/http'
import { changeRow } from '@/lib/api/list-change'
import { categoriesQuery, getCategories } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { WORKS } from '@/entities/work/keys'
import { sendWithPicture } from '@/lib/api/send-picture'
import { toEditQuery } from '@/lib/api/to-edit'

/** What a category is created and updated with; `photo` is an address. Product 7, Category. */
export type CategoryFields = { name: string; photo: string }

const LIST = categoriesQuery().queryKey

/** POST category/create-category. */
export async function createCategory(fields: CategoryFields): Promise<Change> {
  const url = '/category/create-category'
  const { change } = await sendWithPicture(fields, (sending) =>
    sendChange({ method: 'post', url, ...sending }),
  )
  afterChange(change, LIST)
  return change
}

/** PUT category/update-category/{id}. */
export async function updateCategory(id: string, fields: CategoryFields): Promise<Change> {
  const url = `/category/update-category/${segment(id)}`
  const { change, sent } = await sendWithPicture(fields, (sending) =>
    sendChange({ method: 'put', url, ...sending }),
  )
  if (change.outcome === 'done') changeRow<Category>(LIST, id, sent)
  afterChange(change, LIST)
  return change
}

/** DELETE category/delete-category/{id}. Its works may go with it. */
export const deleteCategory = (id: string): Promise<Change> =>
  deleteRow(LIST, id, `/category/delete-category/${segment(id)}`, [LIST, WORKS])

/** No call gives a category alone, so the list is read (Product 7, Category). */
export const categoryToEditQuery = (id: string) =>
  toEditQuery(LIST, id, async () => {
    const category = (await getCategories()).find(({ _id }) => _id === id)
    if (!category) throw new ApiError('not-found')
    return category
  })
