import type { QueryKey } from '@tanstack/react-query'
import { afterChange } from './after-change'
import { takeOut } from './list-change'
import { type Change, sendChange } from './send-change'

/**
 * Deletes a record by DELETE `url`. Its row leaves the list at once, and returns where the server keeps
 * it. A record that the server does not have is deleted, whoever did it. `shown`: where such records are
 * shown, which asks anew. Product 10, For administrators; Decision 148.
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

/** Somebody else was faster, or the answer to a delete before was lost. */
function asDeleted(change: Change): Change {
  const { ofFormerLogin } = change
  const isGone = change.outcome !== 'done' && change.notFound
  return isGone ? { outcome: 'done', ofFormerLogin } : change
}
