// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** The papers nearly every study visa needs, in the order of the facts. */
export const studyPapers = {
  passport: {
    title: 'पासपोर्ट',
    text: 'आपके पहले साल के बाद तक चले, और उसमें ख़ाली पन्ने हों।',
  },
  'college-letter': {
    title: 'कॉलेज की चिट्ठी',
    text: 'जिसमें लिखा हो कि कोर्स में आपको सीट मिली है, और कब से।',
  },
  certificates: {
    title: 'मार्कशीट और सर्टिफ़िकेट',
    text: '10वीं से अब तक के सारे, अंग्रेज़ी में या सर्टिफ़ाइड अनुवाद के साथ।',
  },
  'language-test': {
    title: 'भाषा की परीक्षा का नतीजा',
    text: 'IELTS, TOEFL, PTE या उस देश की भाषा की परीक्षा। कौन सी मानी जाती है, यह कॉलेज से पूछें।',
  },
  'proof-of-money': {
    title: 'पैसे होने का सबूत',
    text: 'पढ़ाई की फ़ीस और रहने के ख़र्च के लिए। कितने पैसे दिखाने हैं और कैसे, यह हर देश ख़ुद तय करता है।',
  },
  'own-letter': {
    title: 'आपकी अपनी चिट्ठी',
    text: 'यही कोर्स क्यों, यही देश क्यों, और उसके बाद आप क्या करेंगे। अपने शब्दों में।',
  },
  health: {
    title: 'हेल्थ बीमा या मेडिकल जाँच',
    text: 'क्या चाहिए, यह इस पर है कि देश कौन सा है और आप कितने दिन रहेंगे।',
  },
  photographs: {
    title: 'फ़ोटो',
    text: 'उस साइज़ की और वैसी, जैसी वीज़ा ऑफ़िस ने बताई है।',
  },
} satisfies Record<(typeof papers.study)[number], PaperWords>
