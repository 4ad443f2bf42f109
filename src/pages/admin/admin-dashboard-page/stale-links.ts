import { dayBegins } from '@/lib/dates/beginnings'
import { DAY_MS } from '@/lib/dates/spans'

/** Rules change: after this many days, the official pages must be read again. */
const STALE_DAYS = 180

/** How many days ago a day ("2026-11-20") was, and whether its pages must be read again; `now` in ms. */
export function ageOfDay(day: string, now: number): { days: number; isStale: boolean } {
  const days = Math.floor((now - dayBegins(day)) / DAY_MS)
  return { days, isStale: days >= STALE_DAYS }
}
