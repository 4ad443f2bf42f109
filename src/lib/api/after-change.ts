import type { QueryKey } from '@tanstack/react-query'
import { publicChanges } from './public-changes'
import { queryClient } from './query'
import type { Change } from './send-change'

/**
 * After an administrator's change every list and page that shows such records asks anew. After one
 * without an answer too: nobody knows but the server whether it was made. Product 8, Forms and
 * admin actions.
 */
export function afterChange(change: Change, ...keys: QueryKey[]) {
  const isDone = change.outcome === 'done'
  if (isDone) publicChanges.emit()
  if (!isDone && !change.unanswered) return
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}
