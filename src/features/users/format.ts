import { adminUsers } from '@/content/admin-users'

const counts = new Intl.NumberFormat('en-IN')
const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** A count as people in India write it: 120000 → "1,20,000". */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** A day in India from ms, short enough for a table ("20 Nov 2026"), or the words for a missing one. */
export function formatDay(time: number | null): string {
  return time === null ? adminUsers.noDate : days.format(time)
}
