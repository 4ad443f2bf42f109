import { cyberFraudNumber } from '@/content/facts/about'
import { company } from '@/content/facts/company'
import { companyWords } from './company'

/** The words of the page at /verify. Product 10, Verify us. */
export const verify = {
  meta: {
    title: 'Check us before you pay',
    description:
      'Who we are and what we are not, our numbers and where to look each one up, what we never ask you for, and how to report anyone who uses our name.',
  },
  heading: 'Check us',
  intro: 'Do not take our word for it. Here is what you can look up, and what you must find there.',
  sample: 'Sample',
  sampleNote:
    'The lines marked "Sample" are not real yet. Until the real ones stand here, you cannot look them up.',
  what: {
    heading: 'What we are, and what we are not',
    are: 'We are',
    areText: `We are an education and immigration consultancy in Kerala. We explain rules, help with papers and get you ready. ${companyWords.legalBanner}`,
    not: 'We are not',
    notPoints: [
      'We are no recruiter. We do not hire, and we do not take money for jobs.',
      'We are no embassy, no college and no visa centre. Embassies and colleges decide, we do not.',
      'We do not sell jobs, places or visas. Nobody can.',
    ],
  },
  numbers: {
    heading: 'Our registration numbers',
    intro: 'Open the register yourself, type the number and compare.',
    register: 'Look it up at',
    mustStand: 'What you must find there',
    registers: {
      cin: 'Ministry of Corporate Affairs',
      gst: 'GST portal',
    },
    must: {
      cin: `The name ${company.name}, the same number, and an office in Kerala.`,
      gst: `The name ${company.name} and the same number, marked as active.`,
    },
  },
  advisers: {
    heading: 'Who may advise you here',
    intro:
      'For Canada only licensed people may advise you for money. Australia and the UK register advisers. These do it for us.',
    name: 'Adviser',
    licence: 'Licence',
    register: 'Look it up at',
    note: 'In the register the name and the number must be the same as here. If not, do not pay, and tell us.',
  },
  never: {
    heading: 'What we never ask for',
    points: [
      { title: 'Cash without a receipt', text: 'For each payment you get a receipt, at once.' },
      { title: 'Your passport, to keep', text: 'We work from copies. It stays with you.' },
      {
        title: 'A one-time code (OTP) or a password',
        text: 'Not by phone, chat or email. You type them only on this website, to log in or to reset your password. When you pay by card, its code goes only into the Razorpay window that Buy Now opened, or your bank’s page in it. A UPI PIN goes only into your own UPI app. We never see them or ask for them.',
      },
      {
        title: 'Your screen or your phone',
        text: 'We do not ask you to install an app that lets us in.',
      },
    ],
    after: 'If somebody does so in our name, it is not us. Hang up, and call us.',
  },
  reach: {
    heading: 'Our only numbers and addresses',
    intro: 'Any other number, address or page that uses our name is not ours.',
    phone: (which: string) => `Phone, ${which.toLowerCase()}`,
    chat: 'WhatsApp',
    email: 'Email',
    site: 'Website',
    office: 'Address',
    social: 'Our pages elsewhere',
  },
  report: {
    heading: 'Somebody uses our name?',
    steps: [
      `Have you paid already? Call ${cyberFraudNumber} and your bank at once.`,
      'Do not pay and do not answer. Keep the messages and the number.',
      'Call us or write to us. We say whether it was us.',
      'Report it to the police, or online at the portal below.',
    ],
    subject: 'Somebody uses your name',
    body: 'Hello, somebody contacted me in your name. The number or address was: ',
    write: 'Write to us about it',
  },
  checkOffer: 'Check an offer that you got',
} as const
