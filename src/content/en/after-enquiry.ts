import { company } from '@/content/facts/company'
import { companyWords } from './company'
import { indiaTime } from './india-time'

const { closes } = company.officeHours

/** What a person reads once an enquiry is sent. Product 8, Enquiry e-mail. */
export const afterEnquiry = {
  /** `mobile` is the number to call, if one was given; `email` the address, or empty. */
  answer: (mobile: string | null, email: string) => {
    const [{ display }] = company.phones
    if (mobile) return `We call ${mobile} ${companyWords.replyTime}.`
    return email
      ? `We answer to ${email} ${companyWords.replyTime}. You left no phone number: to talk to us, call ${display}.`
      : `You left no phone number and no email, so we cannot answer. To reach us, call ${display}, or send this form again with one of the two.`
  },
  /** `day` is the last day on which we answer. */
  when: {
    day: (weekday: string, date: string) => `${weekday}, ${date}`,
    title: 'When at the latest',
    text: (day: string) =>
      `By ${day}, ${closes} pm ${indiaTime}. If that is a public holiday, on the next working day.`,
  },
  atHand: {
    title: 'Have at hand',
    text: 'Your passport, your certificates with the marks, language test results if you have any, and your questions. You need not send us anything before.',
    /** For a visit. */
    visit:
      'Your passport, and what you already have of these: bank statements, a letter about your job and your leave, the invitation or your travel plan. And your questions. You need not send us anything before.',
  },
  never: {
    title: 'We never ask for',
    text: 'A one-time code (OTP), a PIN, a card number, a password (net banking too), or your original passport. To pay for Premium, a card’s number and code go only into the Razorpay window that Buy Now opened, and a UPI PIN only into your own UPI app. If someone asks in our name, hang up and call us:',
  },
} as const
