// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Words that many parts of the site share, from its first moment on. */
export const common = {
  loading: 'ലോഡ് ചെയ്യുന്നു',
  wait: 'കാത്തിരിക്കൂ.',
  loadingPage: 'പേജ് ലോഡ് ചെയ്യുന്നു',
  slow: 'ഇതിന് പതിവിലും കൂടുതൽ സമയം എടുക്കുന്നു.',
  otherWays: 'വേറെ വഴിക്ക് ബന്ധപ്പെടുക',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  close: 'അടയ്ക്കുക',
  /** Read out after a link's own words. */
  newTab: '(പുതിയ ടാബിൽ തുറക്കും)',
  chatNewTab: '(WhatsApp, പുതിയ ടാബിൽ തുറക്കും)',
  /** Ends a sentence, behind a link. */
  end: '.',
} as const
