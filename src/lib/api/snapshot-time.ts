import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { readTime } from '@/lib/dates/dates'
import { DAY_MS } from '@/lib/dates/spans'
import { SNAPSHOT_FILE } from '@/lib/site-files'
import { readSiteFile } from './site-file'

const WAIT_MS = 5000

const schema = v.object({ takenAt: v.string() })

/**
 * When the data in the pages was last read from the API. null if that is not known: no snapshot, no answer in 5 s,
 * anything but a time, or a time in the future by this device's clock. Never throws.
 */
export async function getSnapshotTime(): Promise<Date | null> {
  try {
    const { takenAt } = await readSiteFile(schema, SNAPSHOT_FILE, WAIT_MS, 'no-cache')
    const time = readTime(takenAt)
    return time && time.getTime() <= Date.now() ? time : null
  } catch {
    return null
  }
}

/** Whether a snapshot's time is known and less than a day ago. */
export const isFromToday = (taken: Date | null): boolean =>
  taken !== null && Date.now() - taken.getTime() < DAY_MS

/** `getSnapshotTime` through the cache; its data is a Date or null, its error never set. */
export function snapshotTimeQuery() {
  return queryOptions({ queryKey: ['snapshot-time'], queryFn: getSnapshotTime })
}
