// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { type NoticePlace, noticeVersion, noticeWrittenOn } from '@/content/facts/data-notice'
import { longDay } from './months'

const mail = 'ईमेल सेवा EmailJS इसे हमारे स्टाफ़ तक पहुँचाती है।'
const chat = 'आप WhatsApp से भेजें, तो इसे WhatsApp पहुँचाता है।'
const abroad = 'उनके सर्वर भारत से बाहर हो सकते हैं।'
const answer = 'आपको जवाब देने और फ़ोन करने के लिए। और किसी काम के लिए नहीं।'
const whileHelping = 'जब तक हम इसमें आपकी मदद कर रहे हैं। आप मिटाने को कहें, तो हम मिटा देते हैं।'
const withAccount = 'जब तक आपका खाता है। आप मिटाने को कहें, तो हम मिटा देते हैं।'

/** What differs from place to place: which data, what for, who gets it, how long. */
type PlaceWords = { name: string; which: string; why: string; who: string; long: string }

const places: Record<NoticePlace, PlaceWords> = {
  enquiry: {
    name: 'पूछताछ के फ़ॉर्म',
    which:
      'आपका नाम, फ़ोन नंबर और ईमेल, जिस तरह के वीज़ा और जिस देश और नौकरी के बारे में आप पूछते हैं, और आपको शर्तें मंज़ूर हैं या नहीं।',
    why: answer,
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  contact: {
    name: 'संपर्क का फ़ॉर्म',
    which: 'आपका नाम, आपका ईमेल, विषय और आपका मैसेज।',
    why: 'आपको जवाब देने के लिए। और किसी काम के लिए नहीं।',
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  consultation: {
    name: 'मुफ़्त बातचीत',
    which: 'आपका नाम, ईमेल और मैसेज, और फ़ोन नंबर, अगर आप दें।',
    why: answer,
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  registration: {
    name: 'रजिस्टर करना',
    which: 'आपका नाम, ईमेल और फ़ोन नंबर, आपका पासवर्ड, और जो इनवाइट कोड आपने डाला।',
    why: 'आपका खाता बनाने, आपको लॉग इन करने देने, और यह लिख रखने के लिए कि आपको किसने बुलाया।',
    who: 'हमारा अपना सर्वर और हमारा स्टाफ़। जिसने आपको बुलाया, वह आपका नाम देखता है, आप कब जुड़े, और प्रीमियम ख़रीदा या नहीं।',
    long: withAccount,
  },
  profile: {
    name: 'प्रोफ़ाइल',
    which: 'आपका नाम, ईमेल और फ़ोन नंबर, और नया पासवर्ड, अगर आप लिखें।',
    why: 'आपका खाता सही रखने और आप तक पहुँचने के लिए।',
    who: 'हमारा अपना सर्वर और हमारा स्टाफ़। किसी ने आपको बुलाया हो, तो वह आपका नाम देखता है।',
    long: withAccount,
  },
  payment: {
    name: 'प्रीमियम का पेमेंट',
    which: 'आपका नाम, ईमेल और फ़ोन नंबर। कार्ड या बैंक की जानकारी सिर्फ़ Razorpay को जाती है।',
    why: 'पेमेंट लेने और आपको सदस्यता देने के लिए।',
    who: `पेमेंट सेवा Razorpay, हमारा अपना सर्वर और हमारा स्टाफ़। ${abroad} जिसने आपको बुलाया, वह देखता है कि आपने इसे ख़रीदा।`,
    long: 'पेमेंट के रिकॉर्ड तब तक रहते हैं जब तक टैक्स का क़ानून कहे।',
  },
}

/** The notice beside every form that takes personal data. Product 10, Notice of data. */
export const dataNotice = {
  /** Opens it, in place. */
  summary: 'आप यहाँ जो बताते हैं, उसका क्या होता है?',
  heading: 'आपकी निजी जानकारी की सूचना',
  intro: 'हर फ़ॉर्म के पास खुलने वाली सूचनाएँ, सब एक साथ।',
  terms: {
    which: 'कौन सी जानकारी',
    why: 'किसलिए',
    who: 'किसे मिलती है',
    long: 'कब तक',
    withdraw: 'सहमति वापस लेना',
    complain: 'शिकायत करना',
    young: '18 साल से कम',
  },
  places,
  withdraw: {
    before: 'यह सहमति देने जितना ही आसान है: इस पते पर लिखें,',
    between: 'या यह पेज खोलें:',
    link: 'आपकी जानकारी',
    /** Directly behind the link. */
    after: '। उससे पहले हमने जो किया, वह क़ानून के हिसाब से सही रहता है।',
  },
  complain: {
    before: `पहले हमें ${company.email} पर लिखें। हमारे जवाब से बात न बने, तो क़ानून के हिसाब से शिकायत की जगह यह है:`,
    board: 'Data Protection Board of India',
    after: '।',
  },
  young: 'पहले माता-पिता या गार्जियन की हाँ ज़रूरी है। कृपया यह उन्हीं को करने दें।',
  version: `वर्शन ${noticeVersion}, ${longDay(noticeWrittenOn)}।`,
} as const
