import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router-dom'
import { RecordList } from '@/components/admin/record-list'
import { adminWorks } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { langOfSent } from '@/lib/text/lang-of'
import { deleteWork } from './work-changes'
import styles from './admin-work-list.module.css'
import { pointsOf } from '@/entities/work/points'
import type { Work } from '@/entities/work/schema'

type Props = {
  /** The id of the category that the works belong to. */
  category: string
  works: readonly Work[]
  /** The link to edit a work. */
  editLink: (id: string) => Pick<LinkProps, 'to' | 'state'>
  children?: ReactNode
}

/** The works of a category with edit and delete. Product 2, /dashboard/admin/updatenews/:id. */
export function AdminWorkList({ category, works, editLink, children }: Props) {
  return (
    <RecordList
      label={adminWorks.listLabel}
      kind="job"
      rows={works}
      edit={({ _id }) => editLink(_id)}
      about={(work) => (
        <ul className={styles.points}>
          {pointsOf(work).map((point) => (
            <li key={point} lang={langOfSent(point)}>
              {point}
            </li>
          ))}
        </ul>
      )}
      question={adminWorks.confirmDelete}
      remove={({ _id }) => deleteWork({ _id, category })}
      deleted={adminMessages.success.deletedGeneral}
    >
      {children}
    </RecordList>
  )
}
