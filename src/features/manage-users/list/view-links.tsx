import { memo } from 'react'
import { Link } from 'react-router-dom'
import { adminUsers } from '@/words/admin-users'
import { formatCount } from '@/lib/text/format'
import { listSearch, type ListState, viewOf, type View } from '@/features/manage-users/list-state'
import styles from './view-links.module.css'

const { views, viewsLabel } = adminUsers.users

type Props = { state: ListState; counts: Record<View, number> | undefined }

/** Links to the views of the list of users, each with its count. Product 2, Admin area. */
export const ViewLinks = memo(function ViewLinks({ state, counts }: Props) {
  return (
    <nav aria-label={viewsLabel}>
      <ul className={styles.views}>
        {Object.entries(views).map(([key, label]) => {
          const view = viewOf(key)
          return (
            <li key={key}>
              <Link
                to={{ search: listSearch({ ...state, view, page: 1 }) }}
                aria-current={view === state.view ? 'page' : undefined}
              >
                {label} {counts && view !== 'recent' && <span>{formatCount(counts[view])}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
