import type { ReactNode } from 'react'
import { RecordList } from '@/components/admin/record-list'
import { adminCategories } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { paths } from '@/lib/navigation/paths'
import { deleteCategory } from './category-changes'
import type { Category } from '@/entities/category/schema'
import { manyWorksQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import { WorkCount } from './work-count'

type Props = {
  categories: readonly Category[]
  /** The query string of this list's address, and of the address that edits a category. */
  search: string
  editSearch: (id: string) => string
  children?: ReactNode
}

/** Categories with their works, edit and delete. Product 2, /dashboard/admin/latestcoun. */
export function AdminCategoryList({ categories, search, editSearch, children }: Props) {
  // Loads the works of each category into the cache, from which the cards read their counts. It never fails.
  useApiQuery(manyWorksQuery(categories.map(({ _id }) => _id)))
  return (
    <RecordList
      label={adminCategories.listTitle}
      kind="job"
      rows={categories}
      further={({ _id }) => ({
        label: adminCategories.works,
        to: paths.adminUpdateWorks.href(_id),
        state: { list: search },
      })}
      edit={({ _id }) => ({ to: { search: editSearch(_id) } })}
      about={({ _id }) => <WorkCount category={_id} />}
      question={adminCategories.confirmDelete}
      note={adminCategories.deleteNote}
      remove={({ _id }) => deleteCategory(_id)}
      deleted={adminMessages.success.categoryDeleted}
    >
      {children}
    </RecordList>
  )
}
