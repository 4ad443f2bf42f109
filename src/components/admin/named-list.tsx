import { type ReactNode, useRef } from 'react'
import { adminList as words } from '@/words/admin-catalogue'
import { Choice } from './choice'
import { type ListOrder, listOrders, type Named, orderOf } from './list-order'
import { ListLine, ListSearch, ListTools } from './list-tools'
import { Pager } from './pager'
import { useListAddress } from './use-list-address'

const sorts: Record<ListOrder, string> = words.sorts

type Props<R extends Named> = {
  records: readonly R[]
  /** The list's name, read out when another page of it is shown. */
  label: string
  /** Shown if there are no records. */
  empty: string
  /** How many were found, and how many there are. */
  count?: (found: number, all: number) => string
  /** Renders the rows of one page; `search` is the query of the page's address. */
  children: (rows: readonly R[], search: URLSearchParams, note: ReactNode) => ReactNode
}

/** A list of named records with search, order and pages, all of it kept in the address. */
export function NamedList<R extends Named>(props: Props<R>) {
  const { records, label, empty, count = words.count, children } = props
  const top = useRef<HTMLDivElement>(null)
  const list = useListAddress(records)
  const { page } = list
  return (
    <>
      <ListTools>
        <ListSearch
          label={words.search}
          field={list.field}
          onChange={list.setText}
          onLeave={list.flush}
        />
        <Choice
          label={words.sort}
          value={list.order}
          choices={sorts}
          order={listOrders}
          onChange={(value) => list.setOrder(orderOf(value))}
        />
      </ListTools>
      <ListLine ref={top} label={label} count={count(page.all, records.length)} />
      {children(
        page.rows,
        list.search,
        records.length === 0 ? (
          <p className="panel">{empty}</p>
        ) : (
          page.all === 0 && (
            <p className="panel">
              {words.noMatch}{' '}
              <button type="button" className="link-button" onClick={() => list.setText('')}>
                {words.showAll}
              </button>
            </p>
          )
        ),
      )}
      <Pager page={page} searchFor={list.searchFor} top={top} />
    </>
  )
}
