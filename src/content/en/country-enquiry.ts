import { withArticle } from '@/lib/text/with-article'
import { companyWords } from './company'

/** The words of a country's enquiry form. Product 2, Enquiry forms. */
export const countryEnquiry = (name: string) => ({
  heading: `Ask about ${withArticle(name)}`,
  intro: 'Only your name and phone number are needed. Please do not send documents yet.',
  next: `We call you ${companyWords.replyTime}. You pay nothing for this call.`,
})
