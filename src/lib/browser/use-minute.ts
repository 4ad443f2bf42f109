import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS)
  return () => clearInterval(timer)
}

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
