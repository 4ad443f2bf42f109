// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { type OfferAnswer, type OfferKind, offerRulesWrittenOn } from '@/content/facts/check-offer'
import { longDay } from './months'

const kinds: Record<OfferKind, { name: string; hint: string }> = {
  job: { name: 'जॉब ऑफ़र', hint: 'कोई आपको विदेश में काम दे रहा है।' },
  agent: {
    name: 'एजेंट या भर्ती करने वाला',
    hint: 'कोई आपके लिए काम खोजना या आपको विदेश भेजना चाहता है।',
  },
  college: { name: 'कॉलेज या कोर्स', hint: 'आपको सीट मिली है, या कोई दिला रहा है।' },
  visa: { name: 'वीज़ा या अपॉइंटमेंट', hint: 'कोई कहता है कि इनमें से एक दिला देगा।' },
  message: { name: 'लिंक वाला मैसेज', hint: 'ईमेल, चैट या SMS से।' },
}

const answers: Record<OfferAnswer, string> = { yes: 'हाँ', no: 'नहीं', unsure: 'पक्का नहीं' }

/** The words of the page at /check-an-offer. Product 10, Checking an offer. */
export const checkOffer = {
  meta: {
    title: 'ऑफ़र जाँचें',
    description:
      'क्या वह नौकरी, एजेंट, कॉलेज या मैसेज असली है? छोटे सवालों के जवाब दें, धोखे की निशानियाँ देखें, और यह भी कि पैसे देने से पहले कहाँ जाँचें।',
  },
  heading: 'ऑफ़र जाँचें',
  intro: 'ज़्यादा से ज़्यादा 12 छोटे सवालों के जवाब दें। आप देखेंगे कि धोखे की निशानियाँ क्या हैं, और अब क्या करना है।',
  privacy: 'आपके जवाब इसी टैब में रहते हैं। कुछ भेजा नहीं जाता, और हम उन्हें देख नहीं सकते।',
  written: `${longDay(offerRulesWrittenOn)} को लिखा गया। धोखे के तरीक़े बदलते रहते हैं। शक हो, तो पैसे देने से पहले फ़ोन करें।`,
  kindsHeading: 'यह क्या है?',
  kinds,
  answers,
  progress: (at: number, of: number) => `सवाल ${at} (कुल ${of})`,
  back: 'वापस',
  /** Once a serious sign is there. */
  seeResult: 'नतीजा अभी देखें',
  failed: 'सवाल लोड नहीं हो पाए। पैसे देने से पहले हमें या किसी हेल्पलाइन को फ़ोन करें।',
  /** Where no script runs: all questions as a list to tick. */
  list: {
    intro: 'आपके ब्राउज़र में JavaScript बंद है, इसलिए सारे सवाल यहाँ हैं।',
    sign: {
      yes: (title: string) => `अगर हाँ: ${title}।`,
      no: (title: string) => `अगर नहीं: ${title}।`,
    },
    unsure: 'अगर पक्का नहीं पता:',
  },
  /** Before all else: what to do first. */
  paid: {
    way: 'पैसे दे दिए हैं, या कोड (OTP) या पासपोर्ट दे दिया है',
    /** In the card of a result, before `call` and `bank`. */
    asked: 'पैसे दे चुके हैं, या कोड (OTP) बता चुके हैं?',
    call: (number: string) => `अभी ${number} पर फ़ोन करें`,
    bank: 'फिर अपने बैंक को फ़ोन करें: हो सकता है वह अब भी पैसे रोक पाए।',
    agent: 'आपके पैसे या पासपोर्ट किसी एजेंट के पास हैं?',
    abroad: 'विदेश में हों, तो वहाँ के भारतीय दूतावास से भी पूछें।',
  },
  /** Beside the questions, whatever the answers are. */
  until: {
    heading: 'जब तक पक्का न हो',
    points: [
      'कोई पैसा न दें। असली ऑफ़र इंतज़ार कर सकता है।',
      'जो पढ़ा नहीं, उस पर साइन न करें।',
      'कोई कोड न बताएँ, और अपना पासपोर्ट वीज़ा सेंटर के सिवा किसी के पास न छोड़ें।',
      'सारे मैसेज और रसीदें सँभालकर रखें।',
    ],
    callsHeading: 'पैसे दे चुके हैं? अभी फ़ोन करें।',
  },
  verdict: {
    stop: {
      stamp: 'रुकें',
      heading: 'यहीं रुकें। पैसे न दें।',
      text: 'धोखे की कम से कम एक गंभीर निशानी है। आगे बढ़ने से पहले पढ़ें कि उसका मतलब क्या है।',
    },
    care: {
      stamp: 'सावधान',
      heading: 'सावधान रहें। पहले और पता करें।',
      text: 'कुछ निशानियाँ बताती हैं कि गड़बड़ हो सकती है। पैसे देने या साइन करने से पहले इनके बारे में पता कर लें।',
    },
    open: {
      stamp: 'अधूरा',
      heading: 'अभी सारे जवाब नहीं दिए',
      text: 'अब तक कोई निशानी नहीं। बाक़ी सवालों के जवाब भी दें।',
    },
    unsure: {
      stamp: 'पता करें',
      heading: 'अभी कोई निशानी नहीं, पर सब पता नहीं',
      text: 'जो पक्का पता नहीं था, वह पता करें। जब तक पता न हो, पैसे न दें।',
    },
    none: {
      stamp: 'निशानी नहीं',
      heading: 'कोई निशानी नहीं मिली',
      text: 'इसका मतलब यह नहीं कि वह असली है। धोखे के तरीक़े और भी हैं। पैसे देने से पहले फिर भी जाँच लें।',
    },
  },
  left: (count: number) => (count === 1 ? '1 सवाल बाक़ी है।' : `${count} सवाल बाक़ी हैं।`),
  toQuestions: 'सवालों पर वापस जाएँ',
  signsHeading: (count: number) => (count === 1 ? 'निशानी' : `${count} निशानियाँ`),
  weight: { stop: 'गंभीर', care: 'सावधान' },
  youSaid: (answer: string) => `आपका जवाब: ${answer}`,
  unsureHeading: 'यह पता करें',
  nowHeading: 'अब क्या करें',
  now: [
    'पैसे न दें, और साइन न करें। असली ऑफ़र इंतज़ार कर सकता है।',
    'मैसेज, नंबर और रसीदें सँभालकर रखें। कोई चैट न मिटाएँ।',
    'नीचे दी हुई जगहों पर ख़ुद जाँचें।',
    'वहाँ सब ठीक मिले, तभी लिखकर पूछें: पैसे किसे मिलेंगे, किसलिए, और काम न हुआ तो क्या होगा।',
  ],
  placesHeading: 'कहाँ जाँचें',
  callsHeading: 'किसे फ़ोन करें',
  us: `आप हमसे भी पूछ सकते हैं। ${company.name} से पहली बातचीत मुफ़्त है।`,
  usLink: 'हमसे संपर्क करें',
  verifyLink: 'और हमें भी जाँचें',
  answersHeading: 'आपके जवाब',
  change: 'बदलें',
  notAnswered: 'जवाब नहीं दिया',
  take: {
    heading: 'साथ ले जाएँ',
    intro: 'जब तक आप न दबाएँ, कुछ नहीं जाता।',
    label: 'नतीजा, टेक्स्ट में',
    copy: 'टेक्स्ट कॉपी करें',
    copied: 'टेक्स्ट कॉपी हो गया।',
    copyByHand: 'आपके ब्राउज़र ने कॉपी नहीं किया। टेक्स्ट चुनें और ख़ुद कॉपी कर लें।',
    chat: 'चैट में भेजें',
    system: 'शेयर करें',
    failed: 'शेयर नहीं हो पाया। टेक्स्ट कॉपी कर लें।',
    print: 'प्रिंट करें',
    again: 'फिर से शुरू करें',
  },
  text: {
    title: (kind: string) => `ऑफ़र की जाँच: ${kind}`,
    signs: 'निशानियाँ:',
    sign: (title: string, means: string) => `${title}। ${means}`,
    unsure: 'पता करना है:',
    now: 'अब क्या करें:',
    places: 'यहाँ जाँचें:',
    calls: 'फ़ोन करें:',
    from: (address: string) => `${address} पर बनाया गया`,
  },
} as const
