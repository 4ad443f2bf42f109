import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { SitePage } from '@/features/search/hits'
import styles from './found-groups.module.css'

type Props = {
  pages: readonly SitePage[]
  /** Names of the results above. */
  taken: ReadonlySet<string>
}

/** The site's own pages that match the keyword, each with its purpose. */
export function FoundPages({ pages, taken }: Props) {
  return (
    <ul className={`plain-list ${styles.pages}`}>
      {pages.map((page) => (
        <li key={page.to}>
          <PageLink page={page} isTaken={taken.has(page.name)} />
        </li>
      ))}
    </ul>
  )
}

/** A page with the same name as a result also has its purpose in the link's name. */
function PageLink({ page, isTaken }: { page: SitePage; isTaken: boolean }) {
  const id = useId()
  const { to, name, line } = page
  return (
    <>
      <Link to={to} id={`${id}-name`} aria-labelledby={isTaken ? `${id}-name ${id}` : undefined}>
        {name}
      </Link>
      <p id={id} className={styles.line}>
        {line}
      </p>
    </>
  )
}
