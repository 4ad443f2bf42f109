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

/** As they were typed. */
type Props = { phone?: string | undefined; email?: string | undefined }

/**
 * Which number we call, or which address we answer to, and by when; that we cannot, where there is neither;
 * what to have at hand, and what nobody of us asks for. Product 8, Enquiry e-mail.
 */
export function AfterEnquiry({ phone = '', email = '' }: Props) {
  const [{ tel, display }] = company.phones
  const mobile = indianMobile(phone)
  const address = email.trim()
  return (
    <>
      <p>{unbroken(answer(mobile && shownMobile(mobile), address))}</p>
      <dl className={styles.list}>
        {(mobile ?? address) && (
          <div>
            <dt>{when.title}</dt>
            <dd>{unbroken(when.text(lastDay()))}</dd>
          </div>
        )}
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
