import { useSyncExternalStore } from 'react'
import { dayInIndia } from '@/lib/dates/india-days'
import { everyMinute } from './every-minute'

/** The day in India, "2026-11-20"; empty in prerendered HTML, which is read on any day. */
export function useToday(): string {
  return useSyncExternalStore(
    everyMinute,
    () => dayInIndia(Date.now()),
    () => '',
  )
}
