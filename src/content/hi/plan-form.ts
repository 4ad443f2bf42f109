// Translated 2026-11-22 from en; not yet read by a native speaker.
import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of the form that makes a plan, and changes one. Product 10, Plans. */
export const planForm = {
  heading: 'तीन जवाब, और आपका प्लान तैयार',
  another: 'एक और प्लान',
  purpose: 'किसलिए?',
  country: 'कहाँ?',
  noCountry: 'अभी तय नहीं',
  month: 'कब तक?',
  monthHint:
    'जिस महीने में शुरू होना है। हमारे चुने महीने में हर क़दम के लिए समय है; सब जल्दी हो, तो पहले का महीना भी हो सकता है।',
  chooseMonth: 'महीना चुनें',
  day: 'दिन',
  dayHint: 'दिन पता न हो, तो “पता नहीं” रहने दें: तब हम महीने की पहली तारीख़ से गिनते हैं।',
  noDay: 'पता नहीं',
  noSuchDay: (month: string) => `${month} में यह तारीख़ नहीं होती। कोई दूसरी चुनें।`,
  past: (day: string) => `${day} बीत चुका है। आगे का कोई दिन चुनें।`,
  submit: 'मेरा प्लान बनाएँ',
  save: 'बदलाव सेव करें',
  cancel: 'रहने दें',
  name: 'प्लान का नाम',
  nameHint: `ज़्यादा से ज़्यादा ${limits.nameLetters} अक्षर। ख़ाली छोड़ें, तो किसलिए और कहाँ जा रहे हैं, उसी से नाम बन जाता है।`,
  nameLong: `नाम में ज़्यादा से ज़्यादा ${limits.nameLetters} अक्षर हो सकते हैं।`,
  awayCountries: 'देशों की हमारी लिस्ट अभी लोड नहीं हो रही। यहाँ वे देश हैं जिनके बारे में हमने लिखा है।',
  unknownCountry:
    'आपके लिंक में जिस देश का नाम है, वह हमें नहीं मिला। यहाँ कोई देश चुनें, या “अभी तय नहीं” रहने दें।',
  proposed: (what: string) => `जिस पेज से आप आए, वहाँ से लिया गया: ${what}। जो सही न हो, उसे बदल दें।`,
  proposedPapers: (count: number) =>
    count === 1 ? '1 तैयार काग़ज़ टिक किया हुआ' : `${count} तैयार काग़ज़ात टिक किए हुए`,
  have: (name: string) => `इसके लिए आपका एक प्लान पहले से है: ${name}।`,
  openIt: 'उसे खोलें',
  full: `आपके ${limits.plans} प्लान हो चुके हैं। इससे ज़्यादा हम नहीं रखते। नया बनाने से पहले कोई एक मिटाएँ।`,
} as const
