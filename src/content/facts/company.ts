import type { OfficeHours } from '@/lib/dates/office-hours'

type SocialIcon = 'facebook' | 'instagram' | 'youtube' | 'linkedin'

interface Phone {
  /** The id under which its name is found in company.ts of each language. */
  id: 'office' | 'mobile'
  /** As the pages show it. */
  display: string
  /** As a phone dials it: a plus sign and digits only. */
  tel: string
}

interface SocialLink {
  name: string
  icon: SocialIcon
  url: string
}

interface Registration {
  /** The id under which its name is found in company.ts of each language. */
  id: 'cin' | 'gst'
  value: string
}

interface Company {
  /** Set this to false once the facts below are real. Search engines then also get phone, mail and address. */
  sample: boolean
  name: string
  /** In the header, in link previews, below an icon and in greetings: at most three words and 24 letters. */
  shortName: string
  phones: readonly [Phone, ...Phone[]]
  whatsAppNumber: string
  email: string
  addressLines: readonly string[]
  officeHours: OfficeHours
  social: readonly SocialLink[]
  registrations: readonly Registration[]
}

/**
 * The company, and how to reach it. Everything here is a sample: replace it with the real details. The sample numbers
 * cannot be dialled and the sample mail address cannot receive mail, so nobody is reached by mistake.
 */
export const company: Company = {
  sample: true,
  name: 'Uru Overseas',
  shortName: 'Uru Overseas',
  phones: [
    { id: 'office', display: '+91 495 000 0000', tel: '+914950000000' },
    { id: 'mobile', display: '+91 00000 00000', tel: '+910000000000' },
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
  // Monday to Saturday; opens in the morning, closes in the evening, India time. company.ts of each language has the
  // days as text.
  officeHours: { days: [1, 2, 3, 4, 5, 6], opens: '9.30', closes: '5.30' },
  social: [
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/' },
  ],
  registrations: [
    { id: 'cin', value: 'SAMPLE-CIN-000000' },
    { id: 'gst', value: 'SAMPLE-GSTIN-000000' },
  ],
}
