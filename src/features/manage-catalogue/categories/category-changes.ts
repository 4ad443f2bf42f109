import { type Change, sendChange } from '@/lib/api/send-change'
import { segment } from '@/lib/api/http'
import { changeRow, takeOut } from '@/lib/api/list-change'
import { publicChanges } from '@/lib/api/public-changes'
import { queryClient } from '@/lib/api/query'
import { categoriesQuery } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { sendWithPicture } from '@/lib/api/send-picture'

/** What a category is created and updated with; `photo` is an address. Product 7, Category. */
export type CategoryFields = { name: string; photo: string }

const LIST = categoriesQuery().queryKey

function forgetCategories() {
  publicChanges.emit()
  return queryClient.invalidateQueries({ queryKey: LIST })
}

/** POST category/create-category. */
export async function createCategory(fields: CategoryFields): Promise<Change> {
  const url = '/category/create-category'
  const { change } = await sendWithPicture(fields, (data) =>
    sendChange({ method: 'post', url, data }),
  )
  if (change.outcome === 'done') void forgetCategories()
  return change
}

/** PUT category/update-category/{id}. */
export async function updateCategory(id: string, fields: CategoryFields): Promise<Change> {
  const url = `/category/update-category/${segment(id)}`
  const { change, sent } = await sendWithPicture(fields, (data) =>
    sendChange({ method: 'put', url, data }),
  )
  if (change.outcome === 'done') {
    changeRow<Category>(LIST, id, sent)
    void forgetCategories()
  }
  return change
}

/** DELETE category/delete-category/{id}. The row leaves the list at once and returns on failure. */
export async function deleteCategory(id: string): Promise<Change> {
  const end = takeOut(LIST, id)
  const url = `/category/delete-category/${segment(id)}`
  const change = await sendChange({ method: 'delete', url })
  end(change.outcome === 'done' ? 'is gone' : 'stays')
  if (change.outcome === 'done') {
    void forgetCategories()
    // Its works may have gone with it.
    void queryClient.invalidateQueries({ queryKey: ['works'] })
  }
  return change
}
