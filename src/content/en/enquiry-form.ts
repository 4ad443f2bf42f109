import { company } from '@/content/facts/company'
import { companyWords } from './company'

/** The words around the fields of every form that sends an e-mail. Product 2, Enquiry forms. */
export const enquiryForm = {
  /** The country page's; the other pages bring their own. */
  country: (name: string) => ({
    heading: `Ask about ${name}`,
    intro: 'Only your name and phone number are needed. Please do not send documents yet.',
    next: `We call you ${companyWords.replyTime}. You pay nothing for this call.`,
  }),
  /** Printed on the form's edge, as on an arrival card. */
  edge: ['Enquiry card', 'Free of charge'],
  labels: {
    name: 'Name',
    visatype: 'Visa type',
    country: 'Country',
    countryCode: 'Code',
    phone: 'Phone',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  hints: {
    email: 'If you would rather have the answer in writing.',
  },
  choose: { visatype: 'Choose a visa type', country: 'Choose a country' },
  terms: {
    before: 'I accept the',
    link: 'privacy policy and terms',
    /** `value` is what an enquiry without the tick says. */
    hint: (value: string) => `You can send without the tick; your enquiry then says “${value}”.`,
  },
  submit: 'Send enquiry',
  /** What follows a sent enquiry; `mobile` is the number to call, if one was given. */
  afterwards: (mobile: string | null) =>
    mobile
      ? `We call ${mobile} ${companyWords.replyTime}.`
      : `We answer ${companyWords.replyTime}. You left no phone number: to talk to us, call ${company.phones[0].display}.`,
  /** The entry of a country code: the code, and the country's name. */
  countryCode: (code: string, country: string) => `${code} (${country})`,
  errors: {
    name: 'Enter your name',
    phone: 'Enter your phone number',
    phoneFormat: 'Enter a mobile number with 10 digits that starts with 6, 7, 8 or 9',
    email: 'Enter your email address',
    emailFormat: 'Enter an email address such as name@example.com',
    subject: 'Enter a subject',
    message: 'Enter your message',
  },
  /** Above the form when everything needed is there, but something cannot be right. */
  malformed: 'Please check what you typed',
  /** After a failed send. */
  otherWays: {
    text: 'What you typed is still here. You can also send the same words another way:',
    chat: 'Send by WhatsApp',
    email: 'Send by email',
    greeting: 'Hello, I could not send this on your website:',
  },
  /** The work a person applies for, above the form. Product 2, /job/:id. */
  about: {
    label: 'You are applying for',
    loading: 'Looking up the job',
    unknown: 'We cannot find this job. It may be filled. You can still send us your question.',
    failed: 'The name of the job did not load. You can still send us your question.',
  },
} as const
