import { company } from '@/content/facts/company'
import { companyWords } from './company'

const { closes } = company.officeHours

/** What a person reads once an enquiry is sent. Product 8, Enquiry e-mail. */
export const afterEnquiry = {
  /** `mobile` is the number to call, if one was given. */
  answer: (mobile: string | null) =>
    mobile
      ? `We call ${mobile} ${companyWords.replyTime}.`
      : `We answer ${companyWords.replyTime}. You left no phone number: to talk to us, call ${company.phones[0].display}.`,
  /** `day` is the last day on which we answer. */
  when: {
    day: (weekday: string, date: string) => `${weekday}, ${date}`,
    title: 'When at the latest',
    text: (day: string) =>
      `By ${day}, ${closes} pm (India time). If that is a public holiday, on the next working day.`,
  },
  atHand: {
    title: 'Have at hand',
    text: 'Your passport, your certificates with the marks, language test results if you have any, and your questions. You need not send us anything before.',
  },
  never: {
    title: 'We never ask for',
    text: 'A one-time code (OTP), a PIN, a card number, a password (net banking too), or your original passport. If someone asks in our name, hang up and call us:',
  },
} as const
