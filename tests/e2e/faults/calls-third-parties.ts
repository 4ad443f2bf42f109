import type { Write } from './call.ts'

const paymentFailed = ['Failed to initiate payment. Please try again.', 'No money was taken.']
const buy = {
  kind: 'write',
  who: 'member',
  address: '/premium',
  press: 'Buy Now',
  busy: 'Opening payment...',
  success: 'Simulation: no money moves',
} as const

const status200 = 'success is status 200 or the text OK (Product 7)'
const mail = {
  kind: 'write',
  method: 'POST',
  path: '/api/v1.0/email/send',
  words: () => [
    'Failed to send the email. Please try again.',
    'What you typed is still here.',
    'Send by WhatsApp',
  ],
  except: {
    null: status200,
    'a list of numbers': status200,
    'a bare number': status200,
    'an object of another kind': status200,
    'truncated JSON': status200,
  },
  noise: /^The e-mail was not sent/,
  effect: ({ outbox }) => outbox.length,
} as const satisfies Partial<Write>

/** The e-mail service, the order of a payment, and the payment provider's script. */
export const thirdPartyCalls: readonly Write[] = [
  {
    ...mail,
    name: 'an enquiry',
    address: '/study',
    typed: { Name: 'Devika', Phone: '9847012345', Email: 'devika@example.com' },
    press: 'Send enquiry',
    busy: 'Submitting...',
    success: 'Form submitted successfully!',
  },
  {
    ...mail,
    name: 'a message from the contact page',
    address: '/contact',
    typed: {
      Name: 'Devika',
      Email: 'devika@example.com',
      Subject: 'My papers',
      Message: 'Which of them do you need first?',
    },
    press: 'Send Message',
    busy: 'Sending...',
    success: 'Form submitted successfully!',
  },
  {
    ...mail,
    name: 'the free consultation',
    address: '/',
    inside: 'dialog',
    typed: {
      Name: 'Devika',
      Email: 'devika@example.com',
      Phone: '9847012345',
      'What would you like to know?': 'Can I study nursing?',
    },
    press: 'Send',
    busy: 'Sending...',
    success: 'We Will Connect You Shortly!',
  },
  {
    ...buy,
    name: 'the order of a membership',
    method: 'PUT',
    path: '/api/v1/auth/createsubscribe',
    words: ({ status, says }) => [
      ...paymentFailed,
      ...(status === 401
        ? ['Your login has ended. Log in again, and then press Buy Now.', 'Log in']
        : says
          ? [says]
          : []),
    ],
    effect: ({ orders }) => orders.length,
  },
  {
    ...buy,
    name: 'the script of the payment window',
    method: 'GET',
    path: '/local/checkout.js',
    // Offline there is no order either, so the script is not the cause.
    words: ({ name }) => [
      ...paymentFailed,
      ...(name === 'offline' ? [] : ['The payment window could not be loaded. An ad blocker']),
    ],
    noise:
      /^Refused to execute script from .+\/local\/checkout\.js(\?again=\d+)?' because its MIME type/,
  },
]
