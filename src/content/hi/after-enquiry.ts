// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { companyWords } from './company'
import { indiaTime } from './india-time'

const closes = company.officeHours.closes.replace('.', ':')

/** What a person reads once an enquiry is sent. Product 8, Enquiry e-mail. */
export const afterEnquiry = {
  /** `mobile` is the number to call, if one was given; `email` the address, or empty. */
  answer: (mobile: string | null, email: string) => {
    const [{ display }] = company.phones
    if (mobile) return `हम ${companyWords.replyTime} ${mobile} पर फ़ोन करेंगे।`
    return email
      ? `हम ${companyWords.replyTime} ${email} पर जवाब देंगे। आपने फ़ोन नंबर नहीं दिया: हमसे बात करनी हो तो ${display} पर फ़ोन करें।`
      : `आपने न फ़ोन नंबर दिया, न ईमेल, इसलिए हम जवाब नहीं दे सकते। हमसे बात करनी हो तो ${display} पर फ़ोन करें, या दोनों में से एक लिखकर यह फ़ॉर्म फिर भेजें।`
  },
  /** `day` is the last day on which we answer. */
  when: {
    day: (weekday: string, date: string) => `${weekday}, ${date}`,
    title: 'ज़्यादा से ज़्यादा कब तक',
    text: (day: string) =>
      `${day}, शाम ${closes} बजे तक ${indiaTime}। उस दिन सरकारी छुट्टी हो, तो अगले कामकाजी दिन।`,
  },
  atHand: {
    title: 'पास रखें',
    text: 'आपका पासपोर्ट, मार्कशीट और सर्टिफ़िकेट, भाषा की परीक्षा का नतीजा अगर हो, और आपके सवाल। पहले से हमें कुछ भेजने की ज़रूरत नहीं।',
    /** For a visit. */
    visit:
      'आपका पासपोर्ट, और इनमें से जो अभी आपके पास हो: बैंक स्टेटमेंट, नौकरी और छुट्टी की चिट्ठी, बुलावे की चिट्ठी या सफ़र का प्लान। और आपके सवाल। पहले से हमें कुछ भेजने की ज़रूरत नहीं।',
  },
  never: {
    title: 'हम कभी नहीं माँगते',
    text: 'एक बार वाला कोड (OTP), पिन, कार्ड नंबर, पासवर्ड (नेट बैंकिंग का भी), या आपका असली पासपोर्ट। प्रीमियम के पैसे देते समय कार्ड नंबर और कोड सिर्फ़ Razorpay की उस विंडो में भरें जो “अभी ख़रीदें” दबाने पर खुली, और UPI पिन सिर्फ़ अपने UPI ऐप में। कोई हमारे नाम पर माँगे, तो फ़ोन काट दें और हमें फ़ोन करें:',
  },
} as const
