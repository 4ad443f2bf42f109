import { adminUsers } from '@/words/admin-users'
import { inIndia } from '@/lib/dates/dates'
import { DAY_MS } from '@/lib/dates/spans'

const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** Formatted days, by their number since 1970 in India: a key press in the users' search needs fifty. */
const written = new Map<number, string>()

/** A day in India from ms, short enough for a table ("20 Nov 2026"), or the text for a missing one. */
export function formatDay(time: number | null): string {
  if (time === null) return adminUsers.noDate
  const day = Math.floor(inIndia(time).getTime() / DAY_MS)
  const text = written.get(day) ?? days.format(time)
  written.set(day, text)
  return text
}
