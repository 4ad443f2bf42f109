import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { RecordCard, RecordGrid } from '@/components/admin/record-card'
import { adminDelete, adminList, adminWorks } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { reportChange } from '@/lib/change'
import { deleteWork } from './admin-api'
import styles from './admin-work-list.module.css'
import { pointsOf, type Work } from './schema'

type Props = {
  /** Whose works they are, by id. */
  category: string
  works: readonly Work[]
  /** The query of the address at which one is edited. */
  editSearch: (id: string) => string
}

/** The works of a category with edit and delete. Specification 2, /dashboard/admin/updatenews/:id. */
export function AdminWorkList({ category, works, editSearch }: Props) {
  const [asked, setAsked] = useState<Work>()
  const region = useRef<HTMLDivElement>(null)

  async function remove({ _id }: Work) {
    setAsked(undefined)
    const change = deleteWork({ _id, category })
    // The button that had the focus goes with its row.
    region.current?.focus({ preventScroll: true })
    reportChange(await change, {
      done: messages.success.deletedGeneral,
      refused: messages.forms.deleteFailed,
      failed: messages.forms.deleteFailed,
    })
  }

  return (
    <div ref={region} tabIndex={-1} role="region" aria-label={adminWorks.listLabel}>
      <RecordGrid>
        {works.map((work) => (
          <RecordCard
            key={work._id}
            kind="job"
            name={work.name}
            photo={work.photo}
            heading="h2"
            actions={
              <>
                <Link to={{ search: editSearch(work._id) }}>
                  {adminList.edit}
                  <span className="visually-hidden"> {work.name}</span>
                </Link>
                <button type="button" className="link-button" onClick={() => setAsked(work)}>
                  {adminDelete.button}
                  <span className="visually-hidden"> {work.name}</span>
                </button>
              </>
            }
          >
            <ul className={styles.points}>
              {pointsOf(work).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </RecordCard>
        ))}
      </RecordGrid>
      {asked && (
        <ConfirmDelete
          question={adminWorks.confirmDelete}
          name={asked.name}
          words={adminDelete}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
