/** The words around the fields of every form that sends an e-mail. Product 2, Enquiry forms. */
export const enquiryForm = {
  /** Printed on the form's edge, as on an arrival card. */
  edge: ['Enquiry card', 'Free of charge'],
  labels: {
    name: 'Name',
    visatype: 'Visa type',
    country: 'Country',
    /** In the text that goes by chat or mail. */
    job: 'Job',
    countryCode: 'Code',
    phone: 'Phone',
    email: 'Email',
  },
  hints: {
    email: 'So that we can also write to you.',
  },
  choose: { visatype: 'Choose a visa type', country: 'Choose a country' },
  terms: {
    before: 'I accept the',
    link: 'privacy policy and terms',
    /** Directly behind the link. */
    after: '',
    hint: 'Your enquiry reaches us either way.',
  },
  submit: 'Send enquiry',
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
    cut: 'A text this long goes whole only by email; the chat takes its beginning.',
    chat: 'Send by WhatsApp',
    email: 'Send by email',
    call: (number: string) => `Call ${number}`,
    greeting: 'Hello, I could not send this on your website:',
  },
} as const
