// Translated 2026-11-30 from en; not yet read by a native speaker.
/** After a press on Print with which nothing began to print: why, and another way, by what was to be printed. Product 10, Paper. */
export const printing = {
  silent: 'प्रिंट की विंडो नहीं खुली? कुछ ऐप के अंदर वाले ब्राउज़र प्रिंट नहीं कर पाते।',
  plan: 'बिना नोट का लिंक फ़ोन के अपने ब्राउज़र में खोलें और वहाँ प्रिंट करें।',
  shortlist: '“लिस्ट शेयर करें” दबाएँ, लिंक फ़ोन के अपने ब्राउज़र में खोलें और वहाँ प्रिंट करें।',
  comparison: 'लिंक कॉपी करें, उसे फ़ोन के अपने ब्राउज़र में खोलें और वहाँ प्रिंट करें।',
  offer: 'इसकी जगह टेक्स्ट कॉपी कर लें: उसमें भी यही सब है।',
} as const
