import { hashKey, type QueryKey } from '@tanstack/react-query'
import { spliced } from '@/lib/lists'
import { queryClient } from './query'

type Row = { _id: string }

/** A list from which rows are being deleted: their ids, and the server's last list, which still has them. */
type Leaving = { ids: Set<string>; whole: readonly Row[]; stop: () => void }

const leaving = new Map<string, Leaving>()

/** Removes the rows that are being deleted from the cached list, before they are shown. */
function filter(key: QueryKey, ids: ReadonlySet<string>) {
  if (!queryClient.getQueryData<Row[]>(key)?.some(({ _id }) => ids.has(_id))) return
  queryClient.setQueryData<Row[]>(key, (list) => list?.filter(({ _id }) => !ids.has(_id)))
}

/** Starts to watch each answer of a list. */
function watch(key: QueryKey): Leaving {
  const hash = hashKey(key)
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'success' ||
      event.query.queryHash !== hash
    )
      return
    if (!event.action.manual) list.whole = queryClient.getQueryData<Row[]>(key) ?? []
    filter(key, list.ids)
  })
  const whole = queryClient.getQueryData<Row[]>(key) ?? []
  const list: Leaving = { ids: new Set(), whole, stop }
  leaving.set(hash, list)
  return list
}

/**
 * Removes a row from a cached list at once, and from each answer that still has it, until the returned function is
 * called: `end('stays')` puts the row back in its place, if the newest answer still has it. Several rows may be leaving
 * at the same time. Product 10, For administrators.
 */
export function takeOut(key: QueryKey, id: string): (how: 'stays' | 'is gone') => void {
  const list = leaving.get(hashKey(key)) ?? watch(key)
  list.ids.add(id)
  filter(key, list.ids)
  return (how) => {
    list.ids.delete(id)
    if (list.ids.size === 0) {
      list.stop()
      leaving.delete(hashKey(key))
    }
    if (how === 'stays') putBack(key, id, list.whole)
  }
}

/** Whether the server's newest list still has a row that is leaving. */
export const isListed = (key: QueryKey, id: string): boolean =>
  leaving.get(hashKey(key))?.whole.some(({ _id }) => _id === id) ?? false

function putBack(key: QueryKey, id: string, whole: readonly Row[]) {
  const place = whole.findIndex(({ _id }) => _id === id)
  const row = whole[place]
  if (!row) return
  queryClient.setQueryData<Row[]>(key, (list) => {
    if (!list || list.some(({ _id }) => _id === id)) return list
    const known = new Set(list.map(({ _id }) => _id))
    const next = whole.slice(place + 1).find(({ _id }) => known.has(_id))
    const at = next ? list.findIndex(({ _id }) => _id === next._id) : list.length
    return spliced(list, at, 0, row)
  })
}

/** Changes one row of a cached list, so that it is correct before the next answer. */
export function changeRow<R extends Row>(key: QueryKey, id: string, changes: Partial<R>) {
  queryClient.setQueryData<R[]>(key, (list) =>
    list?.map((row) => (row._id === id ? { ...row, ...changes } : row)),
  )
}
