import type { QueryKey } from '@tanstack/react-query'
import { afterChange } from './after-change'
import { takeOut } from './list-change'
import { type Change, sendChange } from './send-change'

/**
 * Deletes a record by DELETE `url`. Its row leaves the list at once, and returns where the server keeps
 * it. `shown`: where such records are shown, which asks anew. Product 10, For administrators.
 */
export async function deleteRow(
  list: QueryKey,
  id: string,
  url: string,
  shown: readonly QueryKey[] = [list],
): Promise<Change> {
  const end = takeOut(list, id)
  const change = await sendChange({ method: 'delete', url })
  end(change.outcome === 'done' ? 'is gone' : 'stays')
  afterChange(change, ...shown)
  return change
}
