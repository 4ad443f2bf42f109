import { company } from '@/content/facts/company'
import { consumerNumber, policyChangedOn } from '@/content/facts/policy'
import { companyWords } from './company'
import { premium } from './premium'
import { reports } from './reports'
import { longDay } from './months'

/** A section of the policy: its paragraphs, then its points as a list, then its link. */
export interface PolicySection {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  /** To the page that shows it. */
  link?: 'yourData'
}

/** Head of the policy page. Product 2, /policy. A sample until a lawyer has checked it. */
export const policy = {
  meta: {
    title: 'Privacy policy and terms',
    description:
      'What we ask you for, why, where it is kept and how to have it removed. Also our terms, our refund rule, and why we are not a recruitment company.',
  },
  heading: 'Privacy policy and terms',
  intro:
    'This page says what we do with what you tell us, and what you and we can expect from each other.',
  updatedLabel: 'Last changed on',
  updatedText: longDay(policyChangedOn),
  contentsHeading: 'On this page',
  privacyHeading: 'Privacy policy',
  termsHeading: 'Terms',
  links: { yourData: 'See what is kept, and delete it' },
} as const

/** What we collect, why, where it is kept, and your rights. */
export const privacySections = {
  'what-we-collect': {
    title: 'What we collect',
    paragraphs: [
      'We only have what you give us. You can read the public pages without telling us anything.',
    ],
    points: [
      'Enquiry and contact forms: your name, phone number and email, the visa type, country and job you ask about, your message, and whether you accepted these terms. They reach us by email through the service EmailJS.',
      'Your account: name, email, phone number, password, your user code, and the invite code you used. Our own server keeps these.',
      'Premium payments: Razorpay takes the payment. We may pass it your name, email and phone number. We get the amount, the currency and a receipt number. We never see your card number.',
      'Chat: if you write to us on WhatsApp, we see your number and what you write. The rules of WhatsApp apply there too.',
      ...(SITE_REPORT_URL ? [`Faults: ${reports.text} ${reports.off}`] : []),
    ],
  },
  'what-for': {
    title: 'What we use it for',
    paragraphs: ['We do not sell your details, and we do not pass them on for advertising.'],
    points: [
      'To answer your question and to call you back.',
      'To run your account, your membership and your referrals.',
      'To keep the records of payments that the law asks for.',
    ],
  },
  'who-sees-it': {
    title: 'Who sees it',
    paragraphs: ['Some companies handle your details for us. Their servers may be outside India.'],
    points: [
      'Our staff. Administrators can see the accounts of members and the people they referred.',
      'The person whose link you used to register. They can see you in their list, and whether you have bought Premium.',
      'EmailJS, Razorpay and WhatsApp, each for the part described above.',
      'A college, employer or authority, but only when you ask us to send them something.',
    ],
  },
  'where-kept': {
    title: 'What your browser keeps',
    paragraphs: [
      'The website keeps things in your own browser: your login, your shortlist and plans, your last payment, your last search, words you typed and did not send, enquiries that wait to be sent, and pages for use without internet. Our site sets no cookies; Razorpay may set its own in the payment window.',
      'On a shared computer, log out and delete the rest before you leave:',
    ],
    link: 'yourData',
  },
  'how-long': {
    title: 'How long we keep it',
    paragraphs: [
      'We keep an enquiry while we are helping you, and your account while you have it. You can ask us to delete either. Records of payments stay for as long as tax law asks.',
    ],
  },
  'your-rights': {
    title: 'Your rights',
    paragraphs: [
      'India’s Digital Personal Data Protection Act, 2023 describes your rights over your details. You can ask us to do any of the following.',
      `Write to ${company.email}, and say which account or enquiry it is about. If our answer does not satisfy you, the Act names the Data Protection Board of India as the place to complain.`,
    ],
    points: [
      'Tell you what we have about you and whom we shared it with.',
      'Correct, complete or update it.',
      'Delete it, unless a law makes us keep it.',
      'Stop using it, if you take back your consent.',
      'Write down who may use these rights if you die or cannot act.',
    ],
  },
} as const satisfies Record<string, PolicySection>

/** What you and we can expect from each other. */
export const termsSections = {
  'not-a-recruiter': {
    title: 'We are not a recruitment company',
    paragraphs: [
      companyWords.legalBanner,
      'We advise you and help with your papers. We do not employ, recruit or supply workers, and we do not take money for jobs.',
    ],
  },
  'no-guarantee': {
    title: 'No guarantee',
    paragraphs: [
      'Governments decide about visas, colleges about places and employers about jobs. We cannot promise any of these, and nobody who works with us may do so.',
      'The rules on this site carry the date on which they were written. The official page always comes first.',
    ],
  },
  'your-part': {
    title: 'Your part',
    paragraphs: ['Our work depends on what you tell us.'],
    points: [
      'Give true information and real documents.',
      'Read your application before you sign it.',
      'Keep your password to yourself.',
      'Tell us when something changes, such as your job, your address or your passport.',
    ],
  },
  membership: {
    title: 'Premium membership',
    paragraphs: [
      'Premium costs the price shown on the Premium page and lasts one year. It does not renew by itself.',
      'Referral bonuses and discounts are those shown on the Premium page, in your dashboard and on your referral page.',
    ],
  },
  refunds: {
    title: 'Payments and refunds',
    paragraphs: [
      premium.refundRule,
      `To report one, write to ${company.email} with the payment number, the date and the amount.`,
    ],
  },
  cash: {
    title: 'Cash and receipts',
    paragraphs: [
      'We give a receipt for every payment. Never pay anyone in cash without a receipt, even if they use our name.',
    ],
  },
  law: {
    title: 'Law',
    paragraphs: [
      `These terms follow the law of India. If we disagree, please talk to us first. You can also call the National Consumer Helpline: ${consumerNumber}.`,
    ],
  },
} as const satisfies Record<string, PolicySection>
