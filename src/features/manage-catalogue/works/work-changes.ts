import { afterChange } from '@/lib/api/after-change'
import { deleteRow } from '@/lib/api/delete-row'
import { type Change, sendChange } from '@/lib/api/send-change'
import { segment } from '@/lib/api/http'
import { changeRow } from '@/lib/api/list-change'
import { queryClient } from '@/lib/api/query'
import { getWork } from '@/entities/work/api'
import { CATEGORY_LISTS, categoryWorksKey, WORKS } from '@/entities/work/keys'
import type { Work } from '@/entities/work/schema'
import { sendWithPicture } from '@/lib/api/send-picture'
import { toEditQuery } from '@/lib/api/to-edit'

/**
 * What a work is created and updated with: a category's id, an address as `photo`, and points
 * separated by commas as `details`. Product 7, Work.
 */
export type WorkFields = { name: string; photo: string; category: string; details: string }

/** POST work/create-work. */
export async function createWork(fields: WorkFields): Promise<Change> {
  const { change } = await sendWithPicture(fields, (sending) =>
    sendChange({ method: 'post', url: '/work/create-work', ...sending }),
  )
  afterChange(change, WORKS)
  return change
}

/** Makes the lists right before their next answers: a work that was moved leaves its old one. */
function changeInLists(id: string, fields: WorkFields) {
  for (const [key] of queryClient.getQueriesData({ queryKey: CATEGORY_LISTS })) {
    if (key.at(-1) === fields.category) changeRow<Work>(key, id, fields)
    else queryClient.setQueryData<Work[]>(key, (works) => works?.filter(({ _id }) => _id !== id))
  }
}

/** PUT work/update-work/{id}; its payload is not specified, so it is that of create. */
export async function updateWork(id: string, fields: WorkFields): Promise<Change> {
  const url = `/work/update-work/${segment(id)}`
  const { change, sent } = await sendWithPicture(fields, (sending) =>
    sendChange({ method: 'put', url, ...sending }),
  )
  if (change.outcome === 'done') changeInLists(id, sent)
  afterChange(change, WORKS)
  return change
}

/** DELETE work/delete-work/{id}. */
export const deleteWork = ({ _id, category }: { _id: string; category: string }): Promise<Change> =>
  deleteRow(categoryWorksKey(category), _id, `/work/delete-work/${segment(_id)}`, [WORKS])

/** GET work/getone-work/{id}, for the form. Product 7, Work. */
export const workToEditQuery = (id: string) => toEditQuery(WORKS, id, () => getWork(id))
