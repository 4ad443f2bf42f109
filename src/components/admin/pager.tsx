import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatCount } from '@/lib/text/format'
import { type Page, pageNumbers } from './paging'
import styles from './pager.module.css'

export type PagerWords = {
  label: string
  previous: string
  next: string
  page: (number: string) => string
  rows: (from: string, to: string, all: string) => string
}

type Props = {
  words: PagerWords
  page: Page<unknown>
  /** The query of the address of another page. */
  searchFor: (page: number) => string
  onTurn: () => void
}

/** The way to the other pages of a list, as links: each can be shared and opened in a new tab. */
export const Pager = memo(function Pager({ words, page: cut, searchFor, onTurn }: Props) {
  const { page, pages, rows, from, all } = cut
  // What came with the address, such as the list one came from, goes with its pages.
  const { state }: { state: unknown } = useLocation()
  if (all === 0) return null
  const linkTo = (number: number) => ({
    to: { search: searchFor(number) },
    state,
    onClick: onTurn,
  })
  return (
    <div className={styles.pager}>
      <p className={styles.rows}>
        {words.rows(formatCount(from), formatCount(from + rows.length - 1), formatCount(all))}
      </p>
      {pages > 1 && (
        <nav aria-label={words.label}>
          <ul className={styles.pages}>
            <li>{page > 1 && <Link {...linkTo(page - 1)}>{words.previous}</Link>}</li>
            {pageNumbers(page, pages).map((number, index, numbers) =>
              number === 0 ? (
                <li key={`gap-${numbers[index + 1]}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={number}>
                  <Link {...linkTo(number)} aria-current={number === page ? 'page' : undefined}>
                    <span className="visually-hidden">{words.page('')}</span>
                    {formatCount(number)}
                  </Link>
                </li>
              ),
            )}
            <li>{page < pages && <Link {...linkTo(page + 1)}>{words.next}</Link>}</li>
          </ul>
        </nav>
      )}
    </div>
  )
})
