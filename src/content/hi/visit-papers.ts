// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'बुलावे की चिट्ठी या सफ़र का प्लान',
    text: 'जिस व्यक्ति या कंपनी से मिलने जा रहे हैं, उसकी चिट्ठी। या लिखा हुआ प्लान कि किस दिन क्या करेंगे।',
  },
  'money-for-visit': {
    title: 'बैंक स्टेटमेंट',
    text: 'आपके अपने, या जो आपका ख़र्च उठा रहे हैं, उनके काग़ज़ात।',
  },
  'reason-to-return': {
    title: 'नौकरी और छुट्टी की चिट्ठी',
    text: 'कंपनी से, या पढ़ते हों तो कॉलेज से। दोनों न हों, तो परिवार या बिज़नेस के ऐसे काग़ज़ात जिनसे दिखे कि आप वापस क्यों आएँगे।',
  },
  'place-to-stay': {
    title: 'होटल की बुकिंग या मेज़बान की चिट्ठी',
    text: 'ऐसी बुकिंग जो कैंसल हो सके। किसी के घर ठहर रहे हों, तो उनकी चिट्ठी।',
  },
  'passport-and-insurance': {
    title: 'पासपोर्ट और बीमा',
    text: 'ऐसा पासपोर्ट जो सफ़र के बाद भी चले। कुछ देश ट्रैवल बीमा भी माँगते हैं।',
  },
  // As in study-papers.ts; in a file for both it would be one more to fetch.
  photographs: {
    title: 'फ़ोटो',
    text: 'उस साइज़ की और वैसी, जैसी वीज़ा ऑफ़िस ने बताई है।',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
