import type { QueryKey } from '@tanstack/react-query'
import { spliced } from '@/lib/lists'
import { queryClient } from './query'

type Row = { _id: string }

/**
 * Takes a row out of a cached list at once; gives the function that puts it back in its place,
 * whatever else has changed meanwhile.
 */
export async function takeOut(key: QueryKey, id: string): Promise<() => void> {
  // An answer on its way would bring the row back.
  await queryClient.cancelQueries({ queryKey: key, exact: true })
  const before = queryClient.getQueryData<Row[]>(key) ?? []
  const place = before.findIndex(({ _id }) => _id === id)
  const row = before[place]
  if (!row) return () => undefined
  queryClient.setQueryData<Row[]>(key, (list) => list?.filter(({ _id }) => _id !== id))
  return () =>
    queryClient.setQueryData<Row[]>(key, (list) => {
      if (!list || list.some(({ _id }) => _id === id)) return list
      const known = new Set(list.map(({ _id }) => _id))
      const next = before.slice(place + 1).find(({ _id }) => known.has(_id))
      const at = next ? list.findIndex(({ _id }) => _id === next._id) : list.length
      return spliced(list, at, 0, row)
    })
}

/** Changes one row of a cached list, so that it is right before the next answer. */
export function changeRow<R extends Row>(key: QueryKey, id: string, changes: Partial<R>) {
  queryClient.setQueryData<R[]>(key, (list) =>
    list?.map((row) => (row._id === id ? { ...row, ...changes } : row)),
  )
}
