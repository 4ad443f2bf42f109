// Translated 2026-11-22 from en; not yet read by a native speaker.
import { inIndia } from '@/lib/dates/dates'
import { INDIA_OFFSET } from '@/lib/dates/spans'
import { indiaTime } from './india-time'
import { months } from './months'

/** What the part of the day is called in which an hour (0 to 23) lies. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/**
 * A time as it is in India, "21 नवंबर, सुबह 9:30"; of another year than this one, with the year;
 * on a device abroad, with the zone.
 * `now` in ms.
 */
export function dayAndTime(time: Date, now = Date.now()): string {
  const there = inIndia(time.getTime())
  const year = there.getUTCFullYear()
  const day = `${there.getUTCDate()} ${months[there.getUTCMonth()]}`
  const hour = there.getUTCHours()
  const clock = `${hour % 12 || 12}:${String(there.getUTCMinutes()).padStart(2, '0')}`
  const ofYear = year === inIndia(now).getUTCFullYear() ? '' : ` ${year}`
  const zone = new Date().getTimezoneOffset() === INDIA_OFFSET ? '' : ` ${indiaTime}`
  return `${day}${ofYear}, ${partOfDay(hour)} ${clock}${zone}`
}
