// Translated 2026-11-22 from en; not yet read by a native speaker.
import { inIndia } from '@/lib/dates/dates'
import { INDIA_OFFSET } from '@/lib/dates/spans'
import { indiaTime } from './india-time'
import { months } from './months'

/** The part of the day that stands before an hour. */
function partOfDay(hour: number): string {
  if (hour < 6) return 'പുലർച്ചെ'
  if (hour < 12) return 'രാവിലെ'
  if (hour < 16) return 'ഉച്ചയ്ക്ക്'
  return hour < 19 ? 'വൈകിട്ട്' : 'രാത്രി'
}

/**
 * A time as it is in India, "നവംബർ 21, രാവിലെ 9.30"; of another year than this one, with the year;
 * on a device abroad, with the zone.
 * `now` in ms.
 */
export function dayAndTime(time: Date, now = Date.now()): string {
  const there = inIndia(time.getTime())
  const year = there.getUTCFullYear()
  const day = `${months[there.getUTCMonth()]} ${there.getUTCDate()}`
  const hour = there.getUTCHours()
  const clock = `${hour % 12 || 12}.${String(there.getUTCMinutes()).padStart(2, '0')}`
  const ofYear = year === inIndia(now).getUTCFullYear() ? '' : `${year} `
  const zone = new Date().getTimezoneOffset() === INDIA_OFFSET ? '' : ` ${indiaTime}`
  return `${ofYear}${day}, ${partOfDay(hour)} ${clock}${zone}`
}
