import { consultancyChat } from '@/components/consultancy-chat'
import { company } from '@/content/facts/company'
import { enquiryForm } from '@/words/enquiry-form'
import { mailLink } from '@/lib/text/contact-links'
import styles from './enquiries.module.css'

const { otherWays } = enquiryForm

type Labels = Readonly<Record<string, string>>

/** What was typed as lines of text, each with its label; what has none or is empty is left out. */
function asText(typed: Record<string, string>, labels: Labels): string {
  const lines = Object.entries(labels).flatMap(([field, label]) => {
    const value = typed[field]?.trim()
    return value && field !== 'countryCode'
      ? [`${label}${label.endsWith('?') ? '' : ':'} ${value}`]
      : []
  })
  return [otherWays.greeting, ...lines].join('\n')
}

/** After a failed send: the same words by chat or mail, with one tap. */
export function OtherWays({
  typed,
  labels,
  subject,
}: {
  typed: Record<string, string>
  /** By field name, in the order of the lines. */
  labels: Labels
  /** The mail's subject. */
  subject: string
}) {
  const text = asText(typed, labels)
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
