// Translated 2026-11-22 from en; not yet read by a native speaker.
import { months } from './months'

/** "2027-09-01" as "2027 സെപ്റ്റംബർ 1"; a month, "2027-09", as "2027 സെപ്റ്റംബർ". */
export function dayText(monthOrDay: string): string {
  const [year, month, day] = monthOrDay.split('-').map(Number)
  const name = `${year} ${months[(month ?? 1) - 1]}`
  return day === undefined ? name : `${name} ${day}`
}
