import type { QueryKey } from '@tanstack/react-query'
import { publicChanges } from './public-changes'
import { queryClient } from './query'
import type { Change } from './send-change'

/**
 * After an administrator's change, every list and page that shows such records loads them again. The same holds after a
 * change that may or may not have been made, or whose record no longer exists. Product 8, Forms and admin actions.
 */
export function afterChange(change: Change, ...keys: QueryKey[]) {
  const isDone = change.outcome === 'done'
  if (isDone) publicChanges.emit()
  if (!isDone && !change.notKnown && !change.notFound) return
  for (const queryKey of keys) {
    // An answer on its way, even the first, is from before the change. Silent: who waits for it gets the next one.
    void queryClient.cancelQueries({ queryKey }, { silent: true })
    void queryClient.invalidateQueries({ queryKey })
  }
}
