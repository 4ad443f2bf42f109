import { useSyncExternalStore } from 'react'
import { everyMinute } from './every-minute'

const MINUTE_MS = 60_000

/**
 * The time in ms, in steps of a minute; null in prerendered HTML, which is read at any time, and
 * until the page's code runs.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
}
