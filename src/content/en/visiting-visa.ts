import { visitCountries } from '@/content/facts/visit-countries'
import { companyWords } from './company'

/**
 * The visit page's words; the country cards' stand in visit-visas.ts.
 * Product 2, /visiting-visa.
 */
export const visitingVisa = {
  meta: {
    title: `Visiting visas for ${visitCountries.length} countries`,
    description: `Visit family, see the world or meet clients. See which of ${visitCountries.length} countries are open, what their visit visa is called and who decides about it.`,
  },
  heading: 'Visiting visa',
  intro:
    'For a holiday, a family visit or a short business trip. A visit visa lets you look, meet and learn. It does not let you work.',
  form: {
    heading: 'Ask about a visit visa',
    intro: 'Only your name and phone number are needed. Please do not send documents yet.',
    next: `We call you ${companyWords.replyTime}. You pay nothing for this call.`,
  },
  cardsHeading: 'Where you can apply now',
  cardsIntro:
    'Open means that applications are being taken. It does not mean that yours will be granted.',
  /** Before what several countries have in common. */
  shared: (names: string) => `The same in ${names}:`,
  requirementsHeading: 'What a visa officer wants to see',
  warningHeading: 'Good to know',
  warning: [
    'Appointments at the visa centre, for example VFS Global, are booked on its own website.',
    'Before you have the visa, buy no flight ticket that cannot be refunded.',
    'Never overstay, not even by a day. It can cost you every visa for years.',
  ],
  visaCentreBody: 'VFS Global',
} as const
