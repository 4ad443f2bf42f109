import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '@/lib/dates/spans'
import { everyMinute } from './every-minute'

/**
 * The time in ms, in steps of a minute; null in prerendered HTML, which may be read at any time, and until the page's
 * code runs.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
}
