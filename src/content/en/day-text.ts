import { longDay, months } from './months'

/** "2027-09-01" as "1 September 2027"; a month, "2027-09", as "September 2027". */
export function dayText(monthOrDay: string): string {
  const [year, month, day] = monthOrDay.split('-').map(Number)
  return day === undefined ? `${months[(month ?? 1) - 1]} ${year}` : longDay(monthOrDay)
}
