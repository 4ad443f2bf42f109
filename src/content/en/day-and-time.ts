import { inIndia } from '@/lib/dates/dates'
import { INDIA_OFFSET } from '@/lib/dates/spans'
import { indiaTime } from './india-time'
import { months } from './months'

/**
 * A time as it is in India, "21 November, 9.30 am"; of another year than this one, with the year;
 * on a device abroad, with the zone.
 * `now` in ms.
 */
export function dayAndTime(time: Date, now = Date.now()): string {
  const there = inIndia(time.getTime())
  const year = there.getUTCFullYear()
  const day = `${there.getUTCDate()} ${months[there.getUTCMonth()]}`
  const hour = there.getUTCHours()
  const clock = `${hour % 12 || 12}.${String(there.getUTCMinutes()).padStart(2, '0')}`
  const half = hour < 12 ? 'am' : 'pm'
  const ofYear = year === inIndia(now).getUTCFullYear() ? '' : ` ${year}`
  const zone = new Date().getTimezoneOffset() === INDIA_OFFSET ? '' : ` ${indiaTime}`
  return `${day}${ofYear}, ${clock} ${half}${zone}`
}
