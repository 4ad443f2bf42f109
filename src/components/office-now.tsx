import { company } from '@/content/facts/company'
import { officeNow } from '@/words/office-now'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { officeAt } from '@/lib/dates/office-hours'
import { INDIA_OFFSET } from '@/lib/dates/spans'
import { unbroken } from '@/lib/text/unbroken'

function stateAt(time: number): string {
  const { open, inDays, weekday } = officeAt(time, company.officeHours)
  const { today, tomorrow, weekday: another } = officeNow.opensOn
  const day = another(officeNow.weekdays[weekday] ?? '')
  if (new Date().getTimezoneOffset() !== INDIA_OFFSET)
    return officeNow.abroad[open ? 'open' : 'closed'](day)
  if (open) return officeNow.open
  return officeNow.closed([today, tomorrow][inDays] ?? day)
}

/**
 * Whether the office is open now, by India's clock, which it names abroad; nothing before the page's code runs.
 * Product 10, Office hours.
 */
export function OfficeNow() {
  const time = useMinute()
  return time !== null && <p>{unbroken(stateAt(time))}</p>
}
