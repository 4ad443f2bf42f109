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

/** A name pasted from an office program has other spaces than the keyboard's. */
const comparable = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')

/** Records with their names as they are compared, worked out once. */
function withPlainNames<R extends { name: string }>(records: readonly R[]) {
  return records.map((record) => ({ record, plain: comparable(record.name) }))
}

/**
 * A list of named records as the address keeps it: search (`?q=`), order (`?sort=`) and page
 * (`?page=`). What is typed filters at once and reaches the address a moment later, on its first
 * page; Back and links are followed. What came with the address stays with it.
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
  // While the address lags behind the typing, its page number belongs to another search.
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
