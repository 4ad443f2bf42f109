import { deleteRow } from '@/lib/api/delete-row'
import type { Change } from '@/lib/api/send-change'
import { segment } from '@/lib/api/http'
import { changeRow } from '@/lib/api/list-change'
import { queryClient } from '@/lib/api/query'
import { getWork } from '@/entities/work/api'
import { CATEGORY_LISTS, categoryWorksKey, WORKS } from '@/entities/work/keys'
import type { Work } from '@/entities/work/schema'
import { sendWithPicture } from '@/lib/api/send-picture'
import { troubleInCreated, troubleInUpdated } from '@/lib/api/record-answer'
import { toEditQuery } from '@/lib/api/to-edit'

/**
 * The fields sent to create or update a work: a category's id, an address as `photo`, and points
 * separated by commas as `details`. Product 7, Work.
 */
export type WorkFields = { name: string; photo: string; category: string; details: string }

/** POST work/create-work. */
export const createWork = (fields: WorkFields): Promise<Change> =>
  sendWithPicture({
    method: 'post',
    url: '/work/create-work',
    fields,
    shown: WORKS,
    troubleIn: (body) => troubleInCreated(body, fields.name),
  })

/** Corrects the cached lists before they are read again: a work that was moved goes from its old list to the new one. */
function changeInLists(id: string, fields: WorkFields) {
  const isIt = ({ _id }: Work) => _id === id
  const lists = queryClient.getQueriesData<Work[]>({ queryKey: CATEGORY_LISTS })
  const before = lists.flatMap(([, works]) => works ?? []).find(isIt)
  for (const [key, works] of lists) {
    const isHere = key.at(-1) === fields.category
    const others = works?.filter((work) => !isIt(work))
    if (isHere && works?.some(isIt)) changeRow<Work>(key, id, fields)
    else
      queryClient.setQueryData(
        key,
        isHere && before ? others?.concat({ ...before, ...fields }) : others,
      )
  }
}

/** PUT work/update-work/{id}; its payload is not specified, so it is that of create. */
export const updateWork = (id: string, fields: WorkFields): Promise<Change> =>
  sendWithPicture({
    method: 'put',
    url: `/work/update-work/${segment(id)}`,
    fields,
    shown: WORKS,
    troubleIn: troubleInUpdated,
    onDone: (sent) => changeInLists(id, sent),
  })

/** DELETE work/delete-work/{id}. */
export const deleteWork = ({ _id, category }: { _id: string; category: string }): Promise<Change> =>
  deleteRow(categoryWorksKey(category), _id, `/work/delete-work/${segment(_id)}`, [WORKS])

/** GET work/getone-work/{id}, for the form. Product 7, Work. */
export const workToEditQuery = (id: string) => toEditQuery(WORKS, id, () => getWork(id))
