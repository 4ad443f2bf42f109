import { deleteRow } from '@/lib/api/delete-row'
import type { Change } from '@/lib/api/send-change'
import { ApiError } from '@/lib/api/errors'
import { segment } from '@/lib/api/http'
import { changeRow } from '@/lib/api/list-change'
import { categoriesQuery, getCategories } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { WORKS } from '@/entities/work/keys'
import { sendWithPicture } from '@/lib/api/send-picture'
import { troubleInCreated, troubleInUpdated } from '@/lib/api/record-answer'
import { toEditQuery } from '@/lib/api/to-edit'

/** The fields sent to create or update a category; `photo` is an address. Product 7, Category. */
export type CategoryFields = { name: string; photo: string }

const LIST = categoriesQuery().queryKey

/** POST category/create-category. */
export const createCategory = (fields: CategoryFields): Promise<Change> =>
  sendWithPicture({
    method: 'post',
    url: '/category/create-category',
    fields,
    shown: LIST,
    troubleIn: (body) => troubleInCreated(body, fields.name),
  })

/** PUT category/update-category/{id}. */
export const updateCategory = (id: string, fields: CategoryFields): Promise<Change> =>
  sendWithPicture({
    method: 'put',
    url: `/category/update-category/${segment(id)}`,
    fields,
    shown: LIST,
    troubleIn: troubleInUpdated,
    onDone: (sent) => changeRow<Category>(LIST, id, sent),
  })

/** DELETE category/delete-category/{id}. Its works may be deleted with it. */
export const deleteCategory = (id: string): Promise<Change> =>
  deleteRow(LIST, id, `/category/delete-category/${segment(id)}`, [LIST, WORKS])

/** No call returns a single category, so the list is read (Product 7, Category). */
export const categoryToEditQuery = (id: string) =>
  toEditQuery(LIST, id, async () => {
    const category = (await getCategories()).find(({ _id }) => _id === id)
    if (!category) throw new ApiError('not-found')
    return category
  })
