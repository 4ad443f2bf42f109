import { company } from '@/content/facts/company'
import { mailLink } from '@/lib/text/contact-links'

/** Link that opens the reader's mail program with a letter to the consultancy. */
export function consultancyMail(subject: string, text: string): string {
  // Mail programs expect both characters of a line break.
  return mailLink(company.email, subject, text.replaceAll('\n', '\r\n'))
}
