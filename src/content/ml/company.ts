// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { tagline } from './shell'

const { opens, closes } = company.officeHours

/** Who we are, in words. */
export const companyWords = {
  tagline,
  /** The sentence of the scrolling banner. Product 1, Legal banner. */
  legalBanner: `${company.name} നിയമപ്രകാരം കൺസൾട്ടൻസി നടത്തുന്ന സ്ഥാപനമാണ്, റിക്രൂട്ട്മെന്റ് കമ്പനിയല്ല.`,
  bannerItems: [
    'വിസ കിട്ടുമെന്ന് ഉറപ്പു തരാൻ ആർക്കും പറ്റില്ല. തീരുമാനിക്കുന്നത് എംബസിയാണ്.',
    'രസീത് ഇല്ലാതെ ആർക്കും പണം കൈയിൽ കൊടുക്കരുത്.',
    'പാസ്‌പോർട്ട് നിങ്ങളുടെ കൈയിൽത്തന്നെ ഇരിക്കട്ടെ. ഞങ്ങൾക്ക് കോപ്പി മതി.',
    'ശരിക്കുള്ള ജോബ് ഓഫർ ആരും വിൽക്കില്ല.',
  ],
  phones: { office: 'ഓഫീസ്', mobile: 'മൊബൈൽ' },
  hours: [
    `തിങ്കൾ മുതൽ ശനി വരെ: രാവിലെ ${opens} മുതൽ വൈകിട്ട് ${closes} വരെ`,
    'ഞായറാഴ്ചകളിലും പൊതു അവധി ദിവസങ്ങളിലും: തുറക്കില്ല',
  ],
  hoursShort: `തിങ്കൾ മുതൽ ശനി വരെ, രാവിലെ ${opens} മുതൽ വൈകിട്ട് ${closes} വരെ (ഇന്ത്യൻ സമയം)`,
  /** A promise. Pages repeat it after every form, so keep it only if the office can keep it. */
  replyTime: 'ഒരു പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ',
  registrations: {
    cin: 'കമ്പനി രജിസ്ട്രേഷൻ നമ്പർ (CIN)',
    gst: 'GST നമ്പർ',
  },
} as const

/**
 * What a chat starts with when someone opens it from this site.
 * Product 1, Free counselling; 2, Footer.
 */
export const greetings = {
  counselling: 'നമസ്കാരം, വിദേശത്ത് പോകുന്നതിനെക്കുറിച്ച് ഒരു ഇന്റർനാഷണൽ എക്സ്പെർട്ടിനോട് സംസാരിക്കണം.',
  contact: 'നമസ്കാരം, നിങ്ങളുടെ വെബ്സൈറ്റ് കണ്ടു. എനിക്ക് ഒരു കാര്യം ചോദിക്കാനുണ്ട്.',
} as const
