import { type ReactNode, useRef } from 'react'
import { Choice } from './choice'
import { type ListOrder, listOrders, type Named, orderOf } from './list-order'
import { ListLine, ListSearch, ListTools } from './list-tools'
import { Pager, type PagerWords } from './pager'
import { useListAddress } from './use-list-address'

type Words = {
  search: string
  sort: string
  sorts: Record<ListOrder, string>
  count: (found: number, all: number) => string
  empty: string
  noMatch: string
  showAll: string
  pager: PagerWords
}

type Props<R extends Named> = {
  words: Words
  records: readonly R[]
  /** The rows of one page; `search` is the query of the address they are at. */
  children: (rows: readonly R[], search: URLSearchParams, note: ReactNode) => ReactNode
}

/** A list of named records with search, order and pages, all of it kept in the address. */
export function NamedList<R extends Named>({ words, records, children }: Props<R>) {
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
          choices={Object.fromEntries(listOrders.map((order) => [order, words.sorts[order]]))}
          onChange={(value) => list.setOrder(orderOf(value))}
        />
      </ListTools>
      <ListLine ref={top} count={words.count(page.all, records.length)} />
      {children(
        page.rows,
        list.search,
        records.length === 0 ? (
          <p className="panel">{words.empty}</p>
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
      <Pager words={words.pager} page={page} searchFor={list.searchFor} top={top} />
    </>
  )
}
