import { company } from '@/content/facts/company'
import { storedThings } from './stored-things'

/** The words of the page at /your-data. Product 10, Your data. */
export const yourData = {
  meta: {
    title: 'Your data',
    description:
      'See what this browser keeps for our website, and delete it. Ask us for a copy, a correction or a deletion of what we have, or take your consent back.',
  },
  heading: 'Your data',
  intro: 'What this browser keeps for our website, and what you can ask of us.',
  things: storedThings,
  here: {
    heading: 'In this browser now',
    looking: 'Looking',
    intro: 'It is stored on this device. This page sends none of it to anyone.',
    none: 'This browser keeps nothing for our website.',
    deleted: (name: string) => `Deleted: ${name}`,
    notDeleted: (name: string) =>
      `This browser could not delete this: ${name}. Reload the page and try again.`,
    allDeleted: 'Deleted. This browser keeps nothing more for our website.',
    allBut: (names: string) => `Deleted, except: ${names}`,
    delete: 'Delete',
    deleteAll: 'Delete everything',
    show: 'Show what is in it',
    hidden: '(hidden)',
    unknown: 'Something we do not know',
    unknownText: 'An older version of this site, or a tool in your browser, may have written it.',
    unknownLost: 'We cannot tell what it is for.',
    size: (bytes: number) => (bytes < 1000 ? 'less than 1 kB' : `${(bytes / 1000).toFixed(1)} kB`),
    until: { lasting: 'until you delete it', visit: 'until you close this tab' },
    since: (when: string) => `written ${when}`,
  },
  confirm: {
    heading: (name: string) => `Delete: ${name}?`,
    headingAll: 'Delete everything?',
    all: 'If you are logged in, you will be logged out on this device. Your shortlist, your plans, what you typed but did not send, and enquiries that wait to be sent will be gone. We cannot bring them back.',
    insist: 'I have noted the payment number. Delete the payment too.',
    yes: 'Delete',
    no: 'Keep',
  },
  all: {
    heading: 'Everything it may keep',
    intro:
      'Our site sets no cookies, and nothing is kept for advertising. Razorpay may set its own cookies in its payment window.',
  },
  ask: {
    heading: 'Ask us for what we have',
    intro:
      'What you sent us is with us. Choose what you want. You see the text here, and can change it in your mail app or in WhatsApp before you send it.',
    mail: 'Write the email',
    chat: 'Write on WhatsApp',
    subject: 'My data',
    letters: {
      copy: {
        title: 'A copy of my data',
        text: 'Please tell me what data you have about me and who you gave it to.',
      },
      correction: {
        title: 'A correction',
        text: 'Please correct my data. This is wrong: … It should be: …',
      },
      erasure: {
        title: 'A deletion',
        text: 'Please delete the data you have about me. If a law makes you keep some of it, tell me what.',
      },
      consent: {
        title: 'Take my consent back',
        text: 'I take back my consent. Please stop using my data, and tell me when you have stopped.',
      },
    },
    greeting: `Hello ${company.shortName},`,
    name: 'My name',
    reach: 'The phone number or email I gave you',
    blank: '…',
    reply: 'We answer by email or phone. We may first ask you to show that it is you.',
  },
} as const
