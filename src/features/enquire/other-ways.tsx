import { consultancyChat } from '@/components/consultancy-chat'
import { company } from '@/content/facts/company'
import { enquiryForm } from '@/words/enquiry-form'
import { mailLink } from '@/lib/text/contact-links'
import styles from './enquiries.module.css'

const { otherWays, labels } = enquiryForm

/** What was typed as lines of text; empty fields and the terms are left out. */
function asText(typed: Record<string, string>): string {
  const lines = Object.entries(labels).flatMap(([field, label]) => {
    const value = typed[field]?.trim()
    return value && field !== 'countryCode' ? [`${label}: ${value}`] : []
  })
  return [otherWays.greeting, ...lines].join('\n')
}

/** After a failed send: the same words by chat or mail, with one tap. */
export function OtherWays({
  typed,
  subject,
}: {
  typed: Record<string, string>
  /** The mail's subject. */
  subject: string
}) {
  const text = asText(typed)
  return (
    <div className={styles.otherWays}>
      <p>{otherWays.text}</p>
      <a
        className="button button-plain"
        href={consultancyChat(text)}
        target="_blank"
        rel="noreferrer"
      >
        {otherWays.chat}
      </a>
      <a
        className="button button-plain"
        // Mail programs want both characters of a line's end.
        href={mailLink(company.email, subject, text.replaceAll('\n', '\r\n'))}
      >
        {otherWays.email}
      </a>
    </div>
  )
}
