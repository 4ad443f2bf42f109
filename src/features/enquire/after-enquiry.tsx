import { useState } from 'react'
import { dateText } from '@/components/date-text'
import { company } from '@/content/facts/company'
import { visitTypes } from '@/content/facts/enquiry-options'
import { replyDays } from '@/content/facts/office'
import { afterEnquiry } from '@/words/after-enquiry'
import { officeNow } from '@/words/office-now'
import { officeDayAfter } from '@/lib/dates/office-hours'
import { indianMobile, shownMobile } from '@/lib/text/phone'
import { unbroken } from '@/lib/text/unbroken'
import styles from './after-enquiry.module.css'

const { answer, when, atHand, never } = afterEnquiry

/** "Monday, 23 November 2026": the day by which the office answers what was sent at a time in ms. */
function lastDay(sentAt: number): string {
  const day = officeDayAfter(sentAt, company.officeHours, replyDays)
  return when.day(officeNow.weekdays[day.getUTCDay()] ?? '', dateText(day))
}

/** Phone and email as the person typed them, and the visa type as it was sent. */
type Props = {
  phone?: string | undefined
  email?: string | undefined
  visatype?: string | undefined
  /** When it was sent, in ms, if that was not now. */
  sentAt?: number | undefined
}

/**
 * Which number the office calls, or which address it answers to, and by when; that it cannot, if neither is
 * given; what to have at hand for the visa, and what the office never asks for. Product 8, Enquiry e-mail.
 */
export function AfterEnquiry({ phone = '', email = '', visatype = '', sentAt }: Props) {
  const [shownAt] = useState(Date.now)
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
            <dd>{unbroken(when.text(lastDay(sentAt ?? shownAt)))}</dd>
          </div>
        )}
        <div>
          <dt>{atHand.title}</dt>
          <dd>{visitTypes.includes(visatype) ? atHand.visit : atHand.text}</dd>
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
