// Translated 2026-11-22 from en; not yet read by a native speaker.
import { visitCountries } from '@/content/facts/visit-countries'
import { companyWords } from './company'

/**
 * The visit page's words; the country cards' stand in visit-visas.ts.
 * Product 2, /visiting-visa.
 */
export const visitingVisa = {
  meta: {
    title: `${visitCountries.length} देशों के विज़िटिंग वीज़ा`,
    description: `घरवालों से मिलें, दुनिया देखें या क्लाइंट से मिलें। ${visitCountries.length} देशों में से कौन से खुले हैं, उनके विज़िटिंग वीज़ा का नाम क्या है और फ़ैसला कौन करता है।`,
  },
  heading: 'विज़िटिंग वीज़ा',
  intro:
    'छुट्टी मनाने, घरवालों से मिलने या काम के छोटे सफ़र के लिए। विज़िटिंग वीज़ा पर आप घूम सकते हैं, मिल सकते हैं और सीख सकते हैं। काम नहीं कर सकते।',
  form: {
    heading: 'विज़िटिंग वीज़ा के बारे में पूछें',
    intro: 'सिर्फ़ आपका नाम और फ़ोन नंबर चाहिए। कृपया अभी कोई काग़ज़ न भेजें।',
    next: `हम ${companyWords.replyTime} आपको फ़ोन करेंगे। इस फ़ोन का कोई पैसा नहीं लगता।`,
  },
  cardsHeading: 'अभी आप कहाँ आवेदन कर सकते हैं',
  cardsIntro: '“खुला” का मतलब है कि आवेदन लिए जा रहे हैं। इसका मतलब यह नहीं कि आपका वीज़ा मंज़ूर हो जाएगा।',
  /** Before what several countries have in common. */
  shared: (names: string) => `${names}, सबमें एक जैसा:`,
  requirementsHeading: 'वीज़ा अफ़सर क्या देखना चाहता है',
  warningHeading: 'काम की बातें',
  warning: [
    'वीज़ा सेंटर (जैसे VFS Global) की अपॉइंटमेंट उसकी अपनी वेबसाइट पर बुक होती है।',
    'वीज़ा मिलने से पहले ऐसा टिकट न ख़रीदें जिसके पैसे वापस न हों।',
    'जितने दिन की इजाज़त है, उससे एक दिन भी ज़्यादा न रुकें। इससे बरसों तक आपका हर वीज़ा रुक सकता है।',
  ],
  visaCentreBody: 'VFS Global',
} as const
