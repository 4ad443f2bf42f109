// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of the short list at /search#shortlist. Product 10, Shortlist. */
export const shortlistSection = {
  heading: 'आपकी शॉर्टलिस्ट',
  empty: 'अभी कुछ सेव नहीं है।',
  how: 'किसी देश, नौकरी या कोर्स के पास “सेव करें” दबाएँ, वह यहाँ फिर मिल जाएगा।',
  note: 'सिर्फ़ इसी ब्राउज़र में रखी है। हम इसे नहीं देखते।',
  kinds: { country: 'देश', work: 'नौकरी', product: 'कोर्स या मदद' },
  remove: 'निकालें',
  removed: (name: string) => `${name} अब आपकी शॉर्टलिस्ट में नहीं है।`,
  undo: 'वापस लाएँ',
  back: (name: string) => `${name} फिर से आपकी शॉर्टलिस्ट में है।`,
  /** Leads to the page of the shortlist. */
  toPage: 'नोट लिखें, क्रम बदलें या शेयर करें',
} as const
