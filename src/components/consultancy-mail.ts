import { company } from '@/content/facts/company'
import { mailLink } from '@/lib/text/contact-links'

/** Link that opens the reader's mail program with a letter to the consultancy. */
export function consultancyMail(subject: string, text: string): string {
  // Mail programs want both characters of a line's end.
  return mailLink(company.email, subject, text.replaceAll('\n', '\r\n'))
}
