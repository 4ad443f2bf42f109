// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Words that many parts of the site share, from its first moment on. */
export const common = {
  loading: 'लोड हो रहा है',
  wait: 'कृपया इंतज़ार करें।',
  loadingPage: 'पेज लोड हो रहा है',
  slow: 'इसमें सामान्य से ज़्यादा समय लग रहा है।',
  otherWays: 'किसी और तरीक़े से संपर्क करें',
  tryAgain: 'फिर कोशिश करें',
  close: 'बंद करें',
  /** Read out after a link's own words. */
  newTab: '(नए टैब में खुलता है)',
  chatNewTab: '(WhatsApp, नए टैब में खुलता है)',
  /** Ends a sentence, behind a link. */
  end: '।',
} as const
