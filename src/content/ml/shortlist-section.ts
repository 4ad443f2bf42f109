// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of the short list at /search#shortlist. Product 10, Shortlist. */
export const shortlistSection = {
  heading: 'നിങ്ങളുടെ ഷോർട്ട്‌ലിസ്റ്റ്',
  empty: 'ഇതുവരെ ഒന്നും സേവ് ചെയ്തിട്ടില്ല.',
  how: 'രാജ്യത്തിന്റെയോ ജോലിയുടെയോ കോഴ്സിന്റെയോ അടുത്തുള്ള “സേവ് ചെയ്യുക” അമർത്തിയാൽ അത് പിന്നെ ഇവിടെ കാണാം.',
  note: 'ഈ ബ്രൗസറിൽ മാത്രമാണ് ഇതുള്ളത്. ഞങ്ങൾ കാണില്ല.',
  kinds: { country: 'രാജ്യം', work: 'ജോലി', product: 'കോഴ്സ് അല്ലെങ്കിൽ സഹായം' },
  remove: 'കളയുക',
  removed: (name: string) => `“${name}” ഷോർട്ട്‌ലിസ്റ്റിൽനിന്ന് കളഞ്ഞു.`,
  undo: 'തിരിച്ചെടുക്കുക',
  back: (name: string) => `“${name}” വീണ്ടും ഷോർട്ട്‌ലിസ്റ്റിലുണ്ട്.`,
  /** Leads to the page of the shortlist. */
  toPage: 'കുറിപ്പെഴുതാം, അടുക്കാം, ഷെയർ ചെയ്യാം',
} as const
