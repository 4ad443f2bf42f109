import { type QueryKey, queryOptions } from '@tanstack/react-query'

/** A record of a list, fresh from the server for its form; later answers must not change the form. */
export function toEditQuery<Data>(list: QueryKey, id: string, ask: () => Promise<Data>) {
  return queryOptions({
    queryKey: [...list, 'to-edit', id],
    queryFn: ask,
    staleTime: 'static',
    gcTime: 0,
  })
}
