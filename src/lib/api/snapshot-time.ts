import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { readTime } from '@/lib/dates/dates'

/** Written by the build and by each refresh, on the site's own host. */
const ADDRESS = '/snapshot.json'

const WAIT_MS = 5000

const schema = v.object({ takenAt: v.string() })

/**
 * When the data that stands in the pages was last read from the API. null where that is not known:
 * no snapshot, no answer in 5 s, anything but a time, or one that is still to come, by this device's
 * clock. Never throws.
 */
export async function getSnapshotTime(): Promise<Date | null> {
  try {
    const response = await fetch(ADDRESS, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(WAIT_MS),
    })
    if (!response.ok) return null
    const time = readTime(v.parse(schema, await response.json()).takenAt)
    return time && time.getTime() <= Date.now() ? time : null
  } catch {
    return null
  }
}

/** `getSnapshotTime` through the cache; its data is a Date or null, its error never set. */
export function snapshotTimeQuery() {
  return queryOptions({ queryKey: ['snapshot-time'], queryFn: getSnapshotTime })
}
