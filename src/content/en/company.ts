import { company } from '@/content/facts/company'
import { tagline } from './shell'

const { opens, closes } = company.officeHours

/** Who we are, in words. */
export const companyWords = {
  tagline,
  /** The sentence of the scrolling banner. Product 1, Legal banner. */
  legalBanner: `${company.name} provides consultancy legally and is not a recruitment company.`,
  bannerItems: [
    'Nobody can promise you a visa. The embassy decides.',
    'Never pay anyone in cash without a receipt.',
    'Your passport stays with you. We work from copies.',
    'A real job offer is never for sale.',
  ],
  phones: { office: 'Office', mobile: 'Mobile' },
  hours: [
    `Monday to Saturday: ${opens}\u00a0am to\u00a0${closes}\u00a0pm`,
    'Sunday and public holidays: closed',
  ],
  hoursShort: `Monday to Saturday, ${opens}\u00a0am to ${closes}\u00a0pm (India time)`,
  /** A promise. Pages repeat it after every form, so keep it only if the office can keep it. */
  replyTime: 'within one working day',
  registrations: {
    cin: 'Company registration number (CIN)',
    gst: 'GST number',
  },
} as const

/**
 * What a chat starts with when someone opens it from this site.
 * Product 1, Free counselling; 2, Footer.
 */
export const greetings = {
  counselling: 'Hello, I would like to talk to an international expert about going abroad.',
  contact: 'Hello, I found you on your website and I have a question.',
} as const
