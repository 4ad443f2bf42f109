import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { withChanges } from './use-list-address'
import styles from './list-tools.module.css'

type SearchProps = { label: string; value: string; onChange: (text: string) => void; count: string }

/** The search field over a list, and how many it left. */
export function ListSearch({ label, value, onChange, count }: SearchProps) {
  const id = useId()
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p role="status" className="quiet small">
        {count}
      </p>
    </div>
  )
}

type PagesProps = { label: string; page: number; pages: number; search: URLSearchParams }

/** Links to the pages of a list; their addresses can be sent on. */
export function ListPages({ label, page, pages, search }: PagesProps): ReactNode {
  if (pages < 2) return null
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav aria-label={label}>
      <ul className={`plain-list ${styles.pages}`}>
        {all.map((number) => (
          <li key={number}>
            <Link
              to={{ search: withChanges(search, { page: number === 1 ? '' : String(number) }) }}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
