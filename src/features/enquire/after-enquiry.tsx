import { dateText } from '@/components/date-text'
import { company } from '@/content/facts/company'
import { officeHours, replyDays } from '@/content/facts/office'
import { afterEnquiry } from '@/words/after-enquiry'
import { officeNow } from '@/words/office-now'
import { officeDayAfter } from '@/lib/dates/office-hours'
import { indianMobile, shownMobile } from '@/lib/text/phone'
import { unbroken } from '@/lib/text/unbroken'
import styles from './after-enquiry.module.css'

const { answer, when, atHand, never } = afterEnquiry

/** "Monday, 23 November 2026": the day by which we answer what is sent now. */
function lastDay(): string {
  const day = officeDayAfter(Date.now(), officeHours, replyDays)
  return when.day(officeNow.weekdays[day.getUTCDay()] ?? '', dateText(day))
}

/**
 * Which number we call (`phone`, as it was typed) and by when, what to have at hand, and what nobody
 * of us asks for. Product 8, Enquiry e-mail.
 */
export function AfterEnquiry({ phone = '' }: { phone?: string | undefined }) {
  const [{ tel, display }] = company.phones
  const mobile = indianMobile(phone)
  return (
    <>
      <p>{answer(mobile && shownMobile(mobile))}</p>
      <dl className={styles.list}>
        <div>
          <dt>{when.title}</dt>
          <dd>{unbroken(when.text(lastDay()))}</dd>
        </div>
        <div>
          <dt>{atHand.title}</dt>
          <dd>{atHand.text}</dd>
        </div>
        <div>
          <dt>{never.title}</dt>
          <dd>
            {never.text} <a href={`tel:${tel}`}>{display}</a>
          </dd>
        </div>
      </dl>
    </>
  )
}
