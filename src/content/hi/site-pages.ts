// Translated 2026-11-27 from en; not yet read by a native speaker.
import { navigation } from './navigation'

const { side, quick } = navigation

/**
 * The pages that a search leads to, in the words of the menus and of the pages themselves. Product 2, Search
 * results.
 */
export const sitePages = {
  heading: 'इस साइट पर',
  pages: {
    visitingVisa: {
      name: side.visitingVisa,
      line: 'छुट्टी मनाने, घरवालों से मिलने या काम के छोटे सफ़र के लिए',
    },
    study: {
      name: quick.study,
      line: 'स्टडी वीज़ा के लिए क्या चाहिए, कौन से काग़ज़ात जल्दी शुरू करने हैं',
    },
    job: {
      name: side.job,
      line: 'आठ देशों में वर्क वीज़ा और जॉब सीकर वीज़ा कैसे मिलते हैं',
    },
    immigration: {
      name: 'इमिग्रेशन',
      line: 'दूसरे देश में रहने के मुख्य रास्ते, हर एक में क्या चाहिए, और फ़ैसला कौन करता है',
    },
    services: {
      name: side.services,
      line: 'पहली बातचीत से उड़ान तक पाँच क़दम: हर क़दम पर आप क्या लाते हैं और हम क्या करते हैं',
    },
    plan: {
      name: navigation.plan,
      line: 'कब तक क्या करना है, कितना ख़र्च होगा और कौन से काग़ज़ात चाहिए',
    },
    checkOffer: {
      name: navigation.checkOffer,
      line: 'क्या वह नौकरी, एजेंट, कॉलेज या मैसेज असली है?',
    },
    verify: {
      name: navigation.verify,
      line: 'हम कौन हैं और क्या नहीं हैं, हमारे नंबर और हर एक को कहाँ जाँचें',
    },
    premium: {
      name: 'प्रीमियम सदस्यता',
      line: 'एक साल तक पहले ख़बर, पहले मदद, दोस्तों को जोड़ने पर बोनस और फ़ाइलिंग पर छूट',
    },
    contact: {
      name: side.contact,
      line: 'फ़ोन करें, लिखें या कोझिकोड, केरल के हमारे ऑफ़िस आएँ',
    },
    about: {
      name: side.about,
      line: 'हम कौन हैं, कैसे काम करते हैं, क्या कभी नहीं करते',
    },
    latest: {
      name: side.latest,
      line: 'सबसे नई कैटेगरी सबसे पहले',
    },
    compare: {
      name: 'देशों की तुलना करें',
      line: 'दो से चार देश साथ-साथ',
    },
    shortlist: {
      name: navigation.shortlist,
      line: 'आपने जो सेव किया, वह यहाँ है: देश, नौकरियाँ और कोर्स, आपके अपने नोट के साथ',
    },
    forget: {
      name: 'नया पासवर्ड बनाएँ',
      line: 'तीन छोटे क़दम: आपका ईमेल, हमारा भेजा हुआ कोड, नया पासवर्ड',
    },
    login: {
      name: 'लॉग इन करें',
      line: 'अपनी सदस्यता, दोस्तों को जोड़ने का लिंक और प्रोफ़ाइल देखने के लिए लॉग इन करें',
    },
    register: {
      name: 'रजिस्टर करें',
      line: 'अपने नाम, ईमेल और फ़ोन नंबर से मुफ़्त खाता बनाएँ',
    },
    policy: {
      name: navigation.policy,
      line: 'शर्तें, पैसे वापस होने का नियम, और हम भर्ती करने वाली कंपनी क्यों नहीं हैं',
    },
    yourData: {
      name: 'आपकी जानकारी',
      line: 'यह ब्राउज़र हमारी वेबसाइट के लिए क्या रखता है, और आप हमसे क्या माँग सकते हैं',
    },
  },
} as const
