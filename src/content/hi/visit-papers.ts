// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'आप क्यों जा रहे हैं',
    text: 'किस दिन क्या करेंगे, इसका प्लान। या जिनसे मिलने जा रहे हैं, उस व्यक्ति या कंपनी की चिट्ठी।',
  },
  'money-for-visit': {
    title: 'ख़र्च कैसे उठाएँगे',
    text: 'आपके अपने बैंक स्टेटमेंट, या जो आपका ख़र्च उठा रहे हैं, उनके काग़ज़ात।',
  },
  'reason-to-return': {
    title: 'आप वापस क्यों आएँगे',
    text: 'यहाँ आपकी नौकरी, पढ़ाई, परिवार या बिज़नेस।',
  },
  'place-to-stay': {
    title: 'कहाँ ठहरेंगे',
    text: 'होटल की ऐसी बुकिंग जो कैंसल हो सके, या किसी का बुलावा।',
  },
  'passport-and-insurance': {
    title: 'पासपोर्ट और बीमा',
    text: 'ऐसा पासपोर्ट जो सफ़र के बाद भी चले। कुछ देश ट्रैवल बीमा भी माँगते हैं।',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
