import { newestFirst } from '@/lib/dates/newest-first'
import { reversed, sorted } from '@/lib/lists'

/** The orders of a list of named records, as the address has them. */
export const listOrders = ['-made', 'made', 'name', '-name'] as const
export type ListOrder = (typeof listOrders)[number]

/** A record of a list that is searched and sorted. */
export type Named = { _id: string; name: string; createdAt?: string | undefined }

/** Names as a reader orders them: case does not count, and 2 comes before 10. */
export const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

/** Reads an order from the address; what is none is the newest first. */
export function orderOf(text: string | null): ListOrder {
  return listOrders.find((order) => order === text) ?? listOrders[0]
}

/** The records in an order. */
export function inOrder<R extends Named>(records: readonly R[], order: ListOrder): readonly R[] {
  if (order === '-made') return newestFirst(records)
  if (order === 'made') return reversed(newestFirst(records))
  const sign = order === 'name' ? 1 : -1
  return sorted(records, (a, b) => byName.compare(a.name, b.name) * sign)
}
