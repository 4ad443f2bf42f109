import { useSyncExternalStore } from 'react'
import { dayInIndia } from '@/lib/dates/india-days'

const MINUTE_MS = 60_000

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The day in India, "2026-11-20"; empty in prerendered HTML, which is read on any day. */
export function useToday(): string {
  return useSyncExternalStore(
    everyMinute,
    () => dayInIndia(Date.now()),
    () => '',
  )
}
