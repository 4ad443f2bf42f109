type SocialIcon = 'facebook' | 'instagram' | 'youtube' | 'linkedin'

interface Phone {
  /** What `@/words/company` names it by. */
  id: 'office' | 'mobile'
  /** As people read it. */
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
  /** What `@/words/company` names it by. */
  id: 'cin' | 'gst'
  value: string
}

interface Company {
  /** False once the facts below are real: then search engines are told phone, mail and address too. */
  sample: boolean
  name: string
  shortName: string
  phones: readonly [Phone, ...Phone[]]
  whatsAppNumber: string
  email: string
  addressLines: readonly string[]
  officeHours: { opens: string; closes: string }
  social: readonly SocialLink[]
  registrations: readonly Registration[]
}

/**
 * Who we are and how to reach us. Everything here is a sample until the real details stand in its place.
 * The numbers cannot be dialled and the mail address cannot receive mail, so nobody is reached by mistake.
 */
export const company: Company = {
  sample: true,
  name: 'Uru Overseas',
  shortName: 'Uru',
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
  // In the morning and in the evening, India time; the days stand in office.ts and in the words.
  officeHours: { opens: '9.30', closes: '5.30' },
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
