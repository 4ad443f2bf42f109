import { useForOffice } from '@/components/for-office'
import { company } from '@/content/facts/company'
import { members } from '@/words/members'
import { mailLink } from '@/lib/text/contact-links'

const { payment: words } = members

type Props = {
  /** The payments' numbers, or a text that there is none. */
  numbers: string
  receipts: string
  /** What the mail is about. */
  subject: string
}

/** A link that begins a mail to the office about a payment. Product 9, Refund policy. */
export function ReportPayment({ numbers, receipts, subject }: Props) {
  const forOffice = useForOffice()
  const body = forOffice(words.mailBody(numbers, receipts))
  return <a href={mailLink(company.email, words.mailSubject(subject), body)}>{words.report}</a>
}
