import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { RecordCard, RecordGrid } from '@/components/admin/record-card'
import { adminCategories, adminDelete, adminList } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { reportChange } from '@/lib/change'
import { paths } from '@/lib/paths'
import { deleteCategory } from './admin-api'
import type { Category } from './schema'

type Props = {
  categories: readonly Category[]
  /** The query of the address at which one is edited. */
  editSearch: (id: string) => string
}

/** Categories with their works, edit and delete. Specification 2, /dashboard/admin/latestcoun. */
export function AdminCategoryList({ categories, editSearch }: Props) {
  const [asked, setAsked] = useState<Category>()
  const region = useRef<HTMLDivElement>(null)

  async function remove({ _id }: Category) {
    setAsked(undefined)
    const change = deleteCategory(_id)
    // The button that had the focus goes with its row.
    region.current?.focus({ preventScroll: true })
    reportChange(await change, {
      done: messages.success.categoryDeleted,
      refused: messages.forms.deleteFailed,
      failed: messages.forms.deleteFailed,
    })
  }

  return (
    <div ref={region} tabIndex={-1} role="region" aria-label={adminCategories.listTitle}>
      <RecordGrid>
        {categories.map((category) => (
          <RecordCard
            key={category._id}
            kind="job"
            name={category.name}
            photo={category.photo}
            heading="h2"
            actions={
              <>
                <Link to={paths.adminUpdateWorks.href(category._id)}>
                  {adminCategories.works}
                  <span className="visually-hidden"> {category.name}</span>
                </Link>
                <Link to={{ search: editSearch(category._id) }}>
                  {adminList.edit}
                  <span className="visually-hidden"> {category.name}</span>
                </Link>
                <button type="button" className="link-button" onClick={() => setAsked(category)}>
                  {adminDelete.button}
                  <span className="visually-hidden"> {category.name}</span>
                </button>
              </>
            }
          />
        ))}
      </RecordGrid>
      {asked && (
        <ConfirmDelete
          question={adminCategories.confirmDelete}
          name={asked.name}
          note={adminCategories.deleteNote}
          words={adminDelete}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
