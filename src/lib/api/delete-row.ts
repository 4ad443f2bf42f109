import type { QueryKey } from '@tanstack/react-query'
import { afterChange } from './after-change'
import { isListed, takeOut } from './list-change'
import { queryClient } from './query'
import { type Change, sendChange } from './send-change'

/**
 * Deletes a record by DELETE `url`. Its row leaves the list at once, and returns if the server does not delete it. A
 * record that the server does not have counts as deleted, whoever deleted it, unless its list still has it. `shown`:
 * the queries that show such records, which load again. Product 10, For administrators; Decision 148.
 */
export async function deleteRow(
  list: QueryKey,
  id: string,
  url: string,
  shown: readonly QueryKey[] = [list],
): Promise<Change> {
  const end = takeOut(list, id)
  const change = await asDeleted(await sendChange({ method: 'delete', url }), list, id)
  end(change.outcome === 'done' ? 'is gone' : 'stays')
  afterChange(change, ...shown)
  return change
}

/**
 * "Not found" means that somebody else was faster, or that the answer to an earlier delete was lost; but a proxy or a
 * wrong address says so too, and then the list, read again, still has the record.
 */
async function asDeleted(change: Change, list: QueryKey, id: string): Promise<Change> {
  if (change.outcome === 'done' || !change.notFound) return change
  await queryClient.refetchQueries({ queryKey: list, exact: true })
  const { ofFormerLogin } = change
  return isListed(list, id) ? change : { outcome: 'done', ofFormerLogin }
}
