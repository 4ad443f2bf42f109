import { useSyncExternalStore } from 'react'
import { dayInIndia } from '@/lib/dates/india-days'
import { everyMinute } from './every-minute'

/** The site is no older. A device that says so has lost the date, and no plan could be made on it. */
const EARLIEST = '2026-01-01'

function today(): string {
  const day = dayInIndia(Date.now())
  return day < EARLIEST ? EARLIEST : day
}

/** The day in India, "2026-11-20"; empty in prerendered HTML, which is read on any day. */
export function useToday(): string {
  return useSyncExternalStore(everyMinute, today, () => '')
}
