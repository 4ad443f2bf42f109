import { claimedCountries, filingDiscountPercent, reportWorkingDays } from '@/content/facts/premium'
import { referralTerms } from './referral-terms'

interface Question {
  question: string
  answer: string
}

/** Questions people ask before they buy Premium. */
const faq: readonly Question[] = [
  {
    question: 'Does Premium get me a job or a visa?',
    answer:
      'No. Employers decide on jobs and governments decide on visas. Premium gives you earlier news, help and guidance. Anyone who promises you a visa for money is lying.',
  },
  {
    question: 'Do I need Premium to use this site?',
    answer:
      'No. You can read everything, send enquiries and talk to us a first time without paying.',
  },
  {
    question: 'Will you charge me again next year?',
    answer:
      'No. It is one payment for one year. When the year is over you choose whether to buy it again.',
  },
  {
    question: 'Can I get my money back?',
    answer: `Payments are non-refundable. If something went wrong with the payment, or you paid twice, report it within ${reportWorkingDays} working days.`,
  },
  {
    question: 'What else will I have to pay?',
    answer:
      'Premium does not include visa fees, test fees, tuition, or our fees for advice and for preparing and sending an application (filing). We give you those in writing first. International consulting fees are paid in advance.',
  },
  {
    question: `Which ${claimedCountries} countries are they?`,
    answer: 'Ask us for today’s list before you buy. We send it to you in writing.',
  },
]

/** The yearly membership: benefits, rules, questions. Product 9, Premium. */
export const premium = {
  meta: {
    title: 'Premium membership for one year',
    description:
      'Early updates, priority support, referral bonuses and a discount on filing for one year. Read what Premium does, and what it can never do.',
  },
  heading: 'Premium membership',
  intro:
    'One payment, one year. Premium gives you news earlier and someone to ask. It ends by itself after a year.',
  callToAction: 'Buy Now',
  /** On the button while the payment window opens and stands open. */
  opening: 'Opening payment...',
  /** Where the payment could not even begin. */
  notCharged: 'No money was taken.',
  /** For a member, who has the pass in place of the price. */
  toDashboard: 'See your dashboard',
  another: (until?: string) =>
    `You can buy another year once this one is over${until ? `: after ${until}` : ''}.`,
  buyNote: 'You pay by card, UPI or bank in Razorpay’s window. We never see your card number.',
  loginNote: 'Not logged in yet? Buy Now takes you to the login page first, and then back here.',
  priceLabel: { now: 'Price', before: 'Original price', perYear: 'for one year' },
  /** The boarding pass on the Premium page. */
  pass: {
    title: 'Premium pass',
    name: 'Name',
    nameBlank: 'Your name',
    from: 'From',
    fromValue: 'Kerala',
    to: 'To',
    toValue: 'The country you choose',
    until: 'Valid until',
    untilBlank: 'One year from payment',
    untilUnknown: 'Ask us',
    status: 'Status',
    statusBlank: 'Not a member yet',
    statusMember: 'Member',
    /** Paid, as the window reported, while the server's record does not show it. */
    statusReported: 'Paid, not yet in our records',
    statusExpired: 'Year is over',
  },
  benefitsHeading: 'What you get',
  benefits: [
    {
      title: 'Early messaging updates before site publishing',
      text: 'You get a message about new openings before they are published on this site.',
    },
    {
      title: 'Priority support and personal guidance',
      text: 'Your questions come first, and a consultant goes through your plan with you.',
    },
    { title: referralTerms.subscription.title, text: referralTerms.subscription.when },
    { title: referralTerms.filing.title, text: referralTerms.filing.when },
    {
      title: `${filingDiscountPercent}% discount on filing services`,
      text: 'Taken off the first time you pay us for filing: preparing and sending your application.',
    },
    {
      title: 'Website updates and consulting access',
      text: 'You see what is new on the site and can talk to a consultant during the year.',
    },
  ],
  claimsHeading: 'Applying for jobs',
  claims: [`Apply to jobs in ${claimedCountries} countries`, 'Unlimited applications'],
  claimsNote:
    'Employers decide whom they hire. Embassies decide who gets a visa. Premium changes neither.',
  /**
   * The upgrade table on the dashboard of people without Premium.
   * Product 2, /dashboard/user; 9, Benefits.
   */
  dashboardTable: [
    { benefit: 'Early messaging updates before site publishing', value: 'Included' },
    { benefit: 'Priority support and personal guidance', value: 'Included' },
    { benefit: referralTerms.subscription.name, value: referralTerms.subscription.share },
    { benefit: referralTerms.filing.name, value: referralTerms.filing.share },
    {
      benefit: 'Discount on filing services (first filing payment)',
      value: `${filingDiscountPercent}%`,
    },
    { benefit: 'Website updates and consulting access', value: 'Included' },
  ],
  refundHeading: 'Before you pay',
  refundRule: `Payments are non-refundable. The exception: you can report payment errors or duplicate payments within ${reportWorkingDays} working days. International consulting fees are paid in advance.`,
  expired: 'Your Premium year is over. Buy Now starts a new one.',
  faqHeading: 'Honest answers',
  faq,
} as const
