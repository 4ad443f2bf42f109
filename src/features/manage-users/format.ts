import { adminUsers } from '@/words/admin-users'

const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** A day in India from ms, short enough for a table ("20 Nov 2026"), or the words for a missing one. */
export function formatDay(time: number | null): string {
  return time === null ? adminUsers.noDate : days.format(time)
}
