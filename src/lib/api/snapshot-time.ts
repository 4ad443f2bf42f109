import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { readTime } from '@/lib/dates/dates'
import { DAY_MS } from '@/lib/dates/spans'
import { SNAPSHOT_FILE } from '@/lib/site-files'

const WAIT_MS = 5000

const schema = v.object({ takenAt: v.string() })

/** What the site's own host has in the snapshot's file; null if it has not fully arrived in 5 s, or is no JSON. */
async function readFile(): Promise<unknown> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), WAIT_MS)
  try {
    const answer = await fetch(SNAPSHOT_FILE, { cache: 'no-cache', signal: waiting.signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * When the data in the pages was last read from the API. null if that is not known: no snapshot, no answer in 5 s,
 * anything but a time, or a time in the future by this device's clock. Never throws.
 */
export async function getSnapshotTime(): Promise<Date | null> {
  const snapshot = await readFile()
  const time = v.is(schema, snapshot) ? readTime(snapshot.takenAt) : null
  return time && time.getTime() <= Date.now() ? time : null
}

/** Whether a snapshot's time is known and less than a day ago. */
export const isFromToday = (taken: Date | null): boolean =>
  taken !== null && Date.now() - taken.getTime() < DAY_MS

/** `getSnapshotTime` through the cache; its data is a Date or null, its error never set. */
export function snapshotTimeQuery() {
  return queryOptions({ queryKey: ['snapshot-time'], queryFn: getSnapshotTime })
}
