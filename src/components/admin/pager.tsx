import { memo } from 'react'
import { Link } from 'react-router-dom'
import { adminUsers } from '@/content/admin-users'
import { formatCount } from './format'
import { type Page, pageNumbers } from './paging'
import styles from './pager.module.css'

const { pager: words } = adminUsers

type Props = {
  page: Page<unknown>
  /** The query of the address of another page. */
  searchFor: (page: number) => string
  onTurn: () => void
}

/** The way to the other pages of a list, as links: each can be shared and opened in a new tab. */
export const Pager = memo(function Pager({ page: cut, searchFor, onTurn }: Props) {
  const { page, pages, rows, from, all } = cut
  if (all === 0) return null
  const range = [from, from + rows.length - 1, all] as const
  const [first, last, total] = range.map(formatCount)
  const linkTo = (number: number) => ({ to: { search: searchFor(number) }, onClick: onTurn })
  return (
    <div className={styles.pager}>
      <p className={styles.rows}>{words.rows(first ?? '', last ?? '', total ?? '')}</p>
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
                <li key={number} className={styles.number}>
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
