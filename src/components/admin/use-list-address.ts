import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { plainText } from '@/lib/text/plain-text'
import { inOrder, type ListOrder, type Named, orderOf } from './list-order'
import { cutPage, pageOf } from './paging'
import { useTypedText } from './use-typed-text'

const PAGE_SIZE = 24

/** The query of the address with changes; an empty value leaves its key out. */
export function withChanges(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next.toString()
}

/** A name pasted from a word processor may contain other space characters than a typed one. */
const comparable = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')

/** Records with their names in comparable form, computed once. */
function withPlainNames<R extends { name: string }>(records: readonly R[]) {
  return records.map((record) => ({ record, plain: comparable(record.name) }))
}

/**
 * The state of a list of named records in the address: search (`?q=`), order (`?sort=`) and page (`?page=`).
 * Typing filters at once and changes the address a moment later, to the first page; the list follows Back and
 * links. The navigation state is kept.
 */
export function useListAddress<R extends Named>(records: readonly R[]) {
  const [search, setSearch] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const q = (search.get('q') ?? '').trim()
  const order = orderOf(search.get('sort'))
  const { field, text, setText, flush } = useTypedText(q, (next) =>
    setSearch((now) => withChanges(now, { q: next, page: '' }), { replace: true, state }),
  )
  const sorted = useMemo(() => withPlainNames(inOrder(records, order)), [records, order])
  const wanted = comparable(text.trim())
  const found = useMemo(
    () => sorted.filter(({ plain }) => plain.includes(wanted)).map(({ record }) => record),
    [sorted, wanted],
  )
  // While the address lags behind the typing, its page number belongs to the previous search.
  const asked = text.trim() === q ? pageOf(search.get('page')) : 1
  return {
    search,
    field,
    setText,
    flush,
    order,
    setOrder: (next: ListOrder) =>
      setSearch((now) => withChanges(now, { sort: next === '-made' ? '' : next, page: '' }), {
        state,
      }),
    page: useMemo(() => cutPage(found, asked, PAGE_SIZE), [found, asked]),
    /** The query of the address of another page. */
    searchFor: useCallback(
      (page: number) => `?${withChanges(search, { page: page === 1 ? '' : String(page) })}`,
      [search],
    ),
  }
}
