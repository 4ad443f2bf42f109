export type SocialIcon = 'facebook' | 'instagram' | 'youtube' | 'linkedin'

export interface Phone {
  label: string
  /** As people read it. */
  display: string
  /** As a phone dials it: a plus sign and digits only. */
  tel: string
}

export interface SocialLink {
  name: string
  icon: SocialIcon
  url: string
}

export interface Registration {
  label: string
  value: string
}

interface Company {
  /** False once the facts below are real: then search engines are told phone, mail and address too. */
  sample: boolean
  name: string
  shortName: string
  tagline: string
  legalBanner: string
  bannerItems: readonly string[]
  phones: readonly [Phone, ...Phone[]]
  whatsAppNumber: string
  email: string
  addressLines: readonly string[]
  hours: readonly string[]
  hoursShort: string
  replyTime: string
  social: readonly SocialLink[]
  registrations: readonly Registration[]
}

const name = 'Uru Overseas'

/**
 * Who we are and how to reach us. Everything here is a sample until the real details stand in its place.
 * The numbers cannot be dialled and the mail address cannot receive mail, so nobody is reached by mistake.
 */
export const company: Company = {
  sample: true,
  name,
  shortName: 'Uru',
  tagline: 'Study, work and travel abroad, with the papers in order.',
  // The sentence of the scrolling banner. Product 1, Legal banner.
  legalBanner: `${name} provides consultancy legally and is not a recruitment company.`,
  bannerItems: [
    'Nobody can promise you a visa. The embassy decides.',
    'Never pay anyone in cash without a receipt.',
    'Your passport stays with you. We work from copies.',
    'A real job offer is never for sale.',
  ],
  phones: [
    { label: 'Office', display: '+91 495 000 0000', tel: '+914950000000' },
    { label: 'Mobile', display: '+91 00000 00000', tel: '+910000000000' },
  ],
  // Used when the setting VITE_WHATSAPP_NUMBER is empty. Digits only, country code first.
  whatsAppNumber: '910000000000',
  email: 'hello@uru-overseas.example',
  addressLines: [
    'Uru Overseas (sample address)',
    '1 Sample Street, Beypore',
    'Kozhikode, Kerala 673000',
    'India',
  ],
  hours: ['Monday to Saturday: 9.30 am to 5.30 pm', 'Sunday and public holidays: closed'],
  hoursShort: 'Monday to Saturday, 9.30 am to 5.30 pm (India time)',
  // A promise. Pages repeat it after every form, so keep it only if the office can keep it.
  replyTime: 'within one working day',
  social: [
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/' },
  ],
  registrations: [
    { label: 'Company registration number (CIN)', value: 'SAMPLE-CIN-000000' },
    { label: 'GST number', value: 'SAMPLE-GSTIN-000000' },
  ],
}

/**
 * What a chat starts with when someone opens it from this site.
 * Product 1, Free counselling; 2, Footer.
 */
export const greetings = {
  counselling: 'Hello, I would like to talk to an international expert about going abroad.',
  contact: 'Hello, I found you on your website and I have a question.',
} as const
