import type { QueryKey } from '@tanstack/react-query'
import { afterChange } from './after-change'
import { takeOut } from './list-change'
import { type Change, sendChange } from './send-change'

/**
 * Deletes a record by DELETE `url`. Its row leaves the list at once, and returns if the server does not delete it. A
 * record that the server does not have counts as deleted, whoever deleted it. `shown`: the queries that show such
 * records, which load again. Product 10, For administrators; Decision 148.
 */
export async function deleteRow(
  list: QueryKey,
  id: string,
  url: string,
  shown: readonly QueryKey[] = [list],
): Promise<Change> {
  const end = takeOut(list, id)
  const change = asDeleted(await sendChange({ method: 'delete', url }))
  end(change.outcome === 'done' ? 'is gone' : 'stays')
  afterChange(change, ...shown)
  return change
}

/** "Not found" counts as deleted: somebody else was faster, or the answer to an earlier delete was lost. */
function asDeleted(change: Change): Change {
  const { ofFormerLogin } = change
  const isGone = change.outcome !== 'done' && change.notFound
  return isGone ? { outcome: 'done', ofFormerLogin } : change
}
