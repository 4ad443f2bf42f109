import { companyWords } from './company'

/** The contact page's words. Product 2, Contact page. */
export const contact = {
  meta: {
    title: 'Contact us',
    description:
      'Call, write or visit our office in Kozhikode, Kerala. Tell us your question and read what happens next, before you share a single document.',
  },
  heading: 'Contact us',
  /** The mark beside the heading. */
  postmark: 'Kerala',
  intro: 'Ask anything. There is no silly question when so much depends on the answer.',
  form: {
    heading: 'Write to us',
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    hints: {
      email: 'We send the answer here.',
      message: 'Please do not write passport or bank numbers here.',
    },
    submit: 'Send Message',
    /** Printed on the form's edge. */
    edge: ['Letter', 'Postage paid'],
    next: `We answer by email ${companyWords.replyTime}.`,
    /** Once it is sent. `email` is as it was typed. */
    answer: (email: string) =>
      `We answer to ${email} ${companyWords.replyTime}. If this address is wrong, please write once more.`,
  },
  ways: {
    heading: 'Other ways to reach us',
    phone: 'Call us',
    phoneHint: 'If nobody picks up, send us a message and we call back.',
    chatHeading: 'Write to us on your phone',
    chat: 'Chat on WhatsApp',
    chatHint: 'Opens in a new tab with a short greeting. Nothing is sent until you press send.',
    email: 'Email us',
    check: 'Did somebody write or call with an offer?',
    checkOffer: 'Check the offer',
    verify: 'See if it was us',
  },
  office: {
    heading: 'Visit the office',
    text: 'You can come without an appointment. Bring copies, and keep your originals at home.',
  },
} as const
