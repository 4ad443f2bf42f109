// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { tagline } from './shell'

const opens = company.officeHours.opens.replace('.', ':')
const closes = company.officeHours.closes.replace('.', ':')

/** Who we are, in words. */
export const companyWords = {
  tagline,
  /** The sentence of the scrolling banner. Product 1, Legal banner. */
  legalBanner: `${company.name} क़ानूनी तौर पर कंसल्टेंसी देती है और भर्ती करने वाली कंपनी नहीं है।`,
  bannerItems: [
    'वीज़ा का वादा कोई नहीं कर सकता। फ़ैसला दूतावास करता है।',
    'बिना रसीद के किसी को भी नक़द पैसे न दें।',
    'आपका पासपोर्ट आपके पास रहता है। हम कॉपी से काम करते हैं।',
    'असली जॉब ऑफ़र कभी बिकता नहीं।',
  ],
  phones: { office: 'ऑफ़िस', mobile: 'मोबाइल' },
  hours: [`सोमवार से शनिवार: सुबह ${opens} से शाम ${closes} बजे तक`, 'रविवार और सरकारी छुट्टी के दिन: बंद'],
  hoursShort: `सोमवार से शनिवार, सुबह ${opens} से शाम ${closes} बजे तक (भारत का समय)`,
  /** A promise. Pages repeat it after every form, so keep it only if the office can keep it. */
  replyTime: 'एक कामकाजी दिन के अंदर',
  registrations: {
    cin: 'कंपनी का रजिस्ट्रेशन नंबर (CIN)',
    gst: 'GST नंबर',
  },
} as const

/**
 * What a chat starts with when someone opens it from this site.
 * Product 1, Free counselling; 2, Footer.
 */
export const greetings = {
  counselling: 'नमस्ते, मुझे विदेश जाने के बारे में आपके एक्सपर्ट से बात करनी है।',
  contact: 'नमस्ते, मैंने आपकी वेबसाइट देखी और मेरा एक सवाल है।',
} as const
