import { memo, type MouseEvent, type RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { opensElsewhere } from '@/lib/browser/sharing/opens-elsewhere'
import { adminPager as words } from '@/words/admin-pager'
import { formatCount } from '@/lib/text/format'
import { type Page, pageNumbers } from './paging'
import styles from './pager.module.css'

type Props = {
  page: Page<unknown>
  /** The query of the address of another page. */
  searchFor: (page: number) => string
  /** Where the list begins; it can take the focus. */
  top: RefObject<HTMLElement | null>
}

/**
 * Links to the other pages of a list: each can be shared and opened in a new tab. Pressing one scrolls to the
 * start of the list and moves the focus there; the rows shown are announced.
 */
export const Pager = memo(function Pager({ page: cut, searchFor, top }: Props) {
  const { page, pages, rows, from, all } = cut
  // The navigation state, such as the list the user came from, is passed on to the other pages.
  const { state }: { state: unknown } = useLocation()
  if (all === 0) return null
  const linkTo = (number: number) => ({ search: searchFor(number), state, top })
  return (
    <div className={styles.pager}>
      {/* A list of one page shows its number of rows, and no links. */}
      <p role={pages > 1 ? 'status' : undefined} className={styles.rows}>
        {words.rows(formatCount(from), formatCount(from + rows.length - 1), formatCount(all))}
      </p>
      {pages > 1 && (
        <nav aria-label={words.label}>
          <ul className={styles.pages}>
            {page > 1 && (
              <li>
                <PageLink {...linkTo(page - 1)} isStep>
                  {words.previous}
                </PageLink>
              </li>
            )}
            {pageNumbers(page, pages).map((number, index, numbers) =>
              number === 0 ? (
                <li key={`gap-${numbers[index - 1]}`} aria-hidden="true">
                  …
                </li>
              ) : (
                // The last page's number changes with each key press in a search: its link stays.
                <li key={number === pages ? 'last' : number}>
                  <PageLink {...linkTo(number)} isCurrent={number === page} before={words.page}>
                    {formatCount(number)}
                  </PageLink>
                </li>
              ),
            )}
            {page < pages && (
              <li>
                <PageLink {...linkTo(page + 1)} isStep>
                  {words.next}
                </PageLink>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  )
})

type LinkProps = {
  search: string
  state: unknown
  top: Props['top']
  isCurrent?: boolean
  /** Whether it leads to the page before or after this one. */
  isStep?: boolean
  /** Read out before the visible text. */
  before?: string
  children: string
}

/** A component of its own, since most links stay the same while the list changes. */
const PageLink = memo(function PageLink(props: LinkProps) {
  const { search, state, top, isCurrent, isStep, before, children } = props

  function turn(event: MouseEvent) {
    if (opensElsewhere(event)) return
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }

  return (
    <Link
      to={{ search }}
      state={state}
      className={isStep ? styles.step : undefined}
      onClick={turn}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {before && <span className="visually-hidden">{before} </span>}
      <span>{children}</span>
    </Link>
  )
})
