import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { broughtData } from './brought-data'

type Options<Data, Key extends readonly string[]> = {
  queryKey: Key
  /** Asks the API. */
  ask: () => Promise<Data>
  /** The shape of the data as a page's HTML holds it. */
  shape: v.GenericSchema<unknown, Data>
  /** Puts the photos' files that are shown already into a fresh answer. */
  keep: (fresh: Data, before: Data | undefined) => Promise<Data>
}

/**
 * A query for what pages bring along in their HTML: that is there at once and, at any later look,
 * older than any answer (`dataUpdatedAt` is 0).
 */
export function snapshotQuery<Data, const Key extends readonly string[]>({
  queryKey,
  ask,
  shape,
  keep,
}: Options<Data, Key>) {
  const options = queryOptions({
    queryKey,
    queryFn: async ({ client }) => keep(await ask(), client.getQueryData<Data>(queryKey)),
    initialDataUpdatedAt: 0,
    meta: { inPages: true },
  })
  return { ...options, initialData: (): Data | undefined => broughtData(queryKey, shape) }
}
