// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of header, side menu and footer. Product 2, Header and Footer. */
export const navigation = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  mainMenu: 'मुख्य मेन्यू',
  /** On the button that opens the side menu. */
  menu: 'मेन्यू',
  sideMenu: 'साइड मेन्यू',
  languages: 'भाषा',
  main: {
    home: 'होम',
    services: 'सेवाएँ',
    job: 'नौकरी',
    study: 'स्टडी वीज़ा',
    visitingVisa: 'वीज़ा',
  },
  side: {
    services: 'सेवाएँ',
    job: 'जॉब कंसल्टेंसी',
    study: 'स्टडी वीज़ा',
    visitingVisa: 'विज़िटिंग वीज़ा',
    about: 'हमारे बारे में',
    latest: 'नई नौकरियाँ',
    countries: 'देश',
    contact: 'संपर्क',
  },
  quick: {
    home: 'होम',
    about: 'हमारे बारे में',
    study: 'विदेश में पढ़ाई',
    contact: 'संपर्क',
  },
  /** The button that floats on every page. Product 2, Footer. */
  floatingButton: 'संपर्क करें',
  shortlist: 'शॉर्टलिस्ट',
  compare: 'तुलना करें',
  plan: 'प्लान बनाएँ',
  checkOffer: 'ऑफ़र जाँचें',
  verify: 'हमें जाँचें',
  logIn: 'लॉग इन',
  profile: 'प्रोफ़ाइल',
  about: 'हमारे बारे में',
  chat: 'WhatsApp',
  /** Read out after the names of links that lead out of the site. */
  chatNewTab: 'चैट, नए टैब में खुलती है',
  inChatNewTab: 'WhatsApp चैट में, नए टैब में खुलता है',
  newTab: 'नए टैब में खुलता है',
  policy: 'निजता नीति और शर्तें',
  footer: {
    links: 'ज़रूरी लिंक',
    tools: 'अपना रास्ता चुनें',
    reach: 'फ़ोन करें या लिखें',
    office: 'ऑफ़िस',
  },
  banner: {
    name: 'सूचनाएँ',
    pause: 'चलती सूचनाएँ रोकें',
    play: 'सूचनाएँ चलाएँ',
    /** For readers whose system asks for less motion: one notice after the other. */
    next: 'अगली सूचना',
    /** Where the letters are large or the screen is low: it stands still and is opened. */
    all: 'सारी सूचनाएँ',
  },
  search: {
    landmark: 'वेबसाइट',
    label: 'देश और नौकरी खोजें',
    placeholder: 'खोजें',
    button: 'खोजें',
  },
  /** In place of a page that broke or did not arrive. */
  broken: {
    heading: 'यह पेज लोड नहीं हुआ',
    text: 'हो सकता है आपका इंटरनेट धीमा हो, या हमारी तरफ़ कुछ ख़राब हो गया हो। आपने जो भेजा था, वह खोया नहीं है।',
    home: 'होम पेज पर जाएँ',
  },
} as const
