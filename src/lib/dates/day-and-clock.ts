import { inIndia } from './dates'

const monthName = (time: Date) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(time)

/** A time as people in India write it, and as it is there: "21 November" and "9.30 am". */
export function dayAndClock(time: Date): { day: string; clock: string } {
  const there = inIndia(time.getTime())
  const hours = there.getUTCHours()
  const minutes = String(there.getUTCMinutes()).padStart(2, '0')
  return {
    day: `${there.getUTCDate()} ${monthName(there)}`,
    clock: `${hours % 12 || 12}.${minutes} ${hours < 12 ? 'am' : 'pm'}`,
  }
}
