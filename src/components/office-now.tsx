import { company } from '@/content/facts/company'
import { officeNow } from '@/words/office-now'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { officeAt } from '@/lib/dates/office-hours'
import { unbroken } from '@/lib/text/unbroken'

function stateAt(time: number): string {
  const { open, inDays, weekday } = officeAt(time, company.officeHours)
  if (open) return officeNow.open
  const { today, tomorrow, weekday: another } = officeNow.opensOn
  const days = [today, tomorrow]
  return officeNow.closed(days[inDays] ?? another(officeNow.weekdays[weekday] ?? ''))
}

/** Whether the office is open now, by India's clock; nothing before the page's code runs. Product 10, Office hours. */
export function OfficeNow() {
  const time = useMinute()
  return time !== null && <p>{unbroken(stateAt(time))}</p>
}
