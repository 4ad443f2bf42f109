import { newestFirst } from '@/lib/dates/newest-first'
import { reversed, sorted } from '@/lib/lists'

/** The sort orders of a list of named records, as they appear in the address. */
export const listOrders = ['-made', 'made', 'name', '-name'] as const

/** One of these sort orders. */
export type ListOrder = (typeof listOrders)[number]

/** A record of a list that is searched and sorted. */
export type Named = { _id: string; name: string; createdAt?: string | undefined }

/** Sorts names as a reader would: case does not count, and 2 comes before 10. */
export const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

/** Reads a sort order from the address; an unknown one means newest first. */
export function orderOf(text: string | null): ListOrder {
  return listOrders.find((order) => order === text) ?? listOrders[0]
}

/** The records in the given order. */
export function inOrder<R extends Named>(records: readonly R[], order: ListOrder): readonly R[] {
  if (order === '-made') return newestFirst(records)
  if (order === 'made') return reversed(newestFirst(records))
  const sign = order === 'name' ? 1 : -1
  return sorted(records, (a, b) => byName.compare(a.name, b.name) * sign)
}
