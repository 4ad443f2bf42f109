import { queryOptions } from '@tanstack/react-query'
import { snapshotTime } from './snapshot'

/** `snapshotTime` through the cache: its data is a Date or null, its error never set. */
export function snapshotTimeQuery() {
  return queryOptions({ queryKey: ['snapshot-time'], queryFn: snapshotTime })
}
