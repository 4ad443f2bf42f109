// Translated 2026-11-22 from en; not yet read by a native speaker.
import { keptSite as bounds } from '@/content/facts/stored-things'

/** At /your-data: the pages and files that are kept for use without internet. Product 10, Offline. */
export const keptSite = {
  name: 'इस वेबसाइट के पेज',
  text: 'जो पेज आपने खोले, उनकी तस्वीरें, और प्लान, शॉर्टलिस्ट और तुलना के लिए जो चाहिए, ताकि ये बिना इंटरनेट खुलें। आपका लिखा हुआ कुछ इसमें नहीं है, और आपके खाते का भी कुछ नहीं।',
  choice: 'बिना इंटरनेट चलाने के लिए वेबसाइट रखें',
  size: (copies: number, bytes: number) =>
    `${copies} ${copies === 1 ? 'फ़ाइल' : 'फ़ाइलें'}, ${(bytes / 1e6).toFixed(1)} MB`,
  since: (when: string) => `${when} से`,
  until: `जब तक आप न मिटाएँ, या पिछली बार आने के ${bounds.days} दिन बाद तक`,
  none: 'अभी कुछ नहीं रखा है।',
  off: 'मिटा दिया। अब यह ब्राउज़र इस वेबसाइट के पेज नहीं रखता।',
} as const
