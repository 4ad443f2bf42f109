import { useLocation } from 'react-router-dom'
import { consultancyChat } from '@/components/consultancy-chat'
import { consultancyMail } from '@/components/consultancy-mail'
import { forOffice } from '@/components/for-office'
import { OutLink } from '@/components/out-link'
import { company } from '@/content/facts/company'
import { chatLetters } from '@/content/facts/chat-letters'
import { common } from '@/words/common'
import { enquiryForm } from '@/words/enquiry-form'
import { beginning } from '@/lib/text/cut-text'
import { encodePart } from '@/lib/text/encode'
import { labelledLine } from './labelled-line'

const { otherWays } = enquiryForm

type Labels = Readonly<Record<string, string>>

/** By field name: how to show a value that is sent in English in the reader's language. */
export type Said = Readonly<Record<string, (value: string) => string>>

/** The typed values as lines of text, each with its label; values without a label or text are left out. */
function asText(typed: Record<string, string>, labels: Labels, said: Said): string {
  const lines = Object.entries(labels).flatMap(([field, label]) => {
    const value = typed[field]?.trim()
    return value && field !== 'countryCode'
      ? [labelledLine(label, said[field]?.(value) ?? value)]
      : []
  })
  return [otherWays.greeting, ...lines].join('\n')
}

/** As much of a text as fits into a chat link; `whole` turns it into the full message. */
function forChat(text: string, whole: (text: string) => string): string {
  let shown = text
  while (shown.length > 1 && encodePart(whole(shown)).length > chatLetters)
    shown = `${beginning(shown, Math.floor(shown.length * 0.9))}…`
  return shown
}

type Props = {
  typed: Record<string, string>
  /** By field name, in the order of the lines. */
  labels: Labels
  said?: Said
  /** The mail's subject. */
  subject: string
  /** What stands above the ways. */
  intro?: string
  withPhone?: boolean
  className?: string | undefined
  /** The page it was written on, as the router's path; by default this one. */
  at?: string | undefined
}

const NOTHING_SAID: Said = {}
const [office] = company.phones

/** After a failed send: offers to send the same text by chat or mail, with one tap, or to call. */
export function OtherWays(props: Props) {
  const { typed, labels, said = NOTHING_SAID, subject, withPhone = false, at, className } = props
  const { intro = otherWays.text } = props
  const { pathname } = useLocation()
  const sent = Object.keys(said).flatMap((field) => typed[field] || [])
  // The text has the address of a job already, in full.
  const facts = sent.filter((value) => !value.startsWith('/'))
  const toOffice = (words: string) => forOffice(words, at ?? pathname, facts)
  const text = asText(typed, labels, said)
  const chat = forChat(text, toOffice)
  return (
    <div className={className}>
      <p>{intro}</p>
      {chat !== text && <p>{otherWays.cut}</p>}
      <OutLink
        url={consultancyChat(toOffice(chat))}
        newTab={common.newTab}
        hostless
        className="button button-plain"
      >
        {otherWays.chat}
      </OutLink>
      <a className="button button-plain" href={consultancyMail(subject, toOffice(text))}>
        {otherWays.email}
      </a>
      {withPhone && (
        <a className="button button-plain" href={`tel:${office.tel}`}>
          {otherWays.call(office.display.replaceAll(' ', '\u00A0'))}
        </a>
      )}
    </div>
  )
}
