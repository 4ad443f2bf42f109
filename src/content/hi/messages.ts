// Translated 2026-11-22 from en; not yet read by a native speaker.
/**
 * Every text that is specified (Product 4, 5 and 8), in one translation each.
 * Pages and features read them here and never spell them again.
 */
export const messages = {
  /** Loading lists and records. */
  lists: {
    failedTitleCase: 'कुछ गड़बड़ हो गई',
    failed: 'कुछ गड़बड़ हो गई',
    userData: '❌ सदस्य की जानकारी नहीं मिल पाई',
    categories: 'कैटेगरी लाने में कुछ गड़बड़ हो गई',
    countryDetails: 'देश की जानकारी लाने में कुछ गड़बड़ हो गई',
    countryDetailsFetch: 'देश की जानकारी नहीं मिल पाई',
    /** The country detail page's load error. */
    countryError: (message: string) => `गड़बड़: ${message}`,
  },
  search: {
    none: '! अरे, कुछ नहीं मिला',
    resultsFound: (count: number) => (count === 1 ? '1 नतीजा मिला' : `${count} नतीजे मिले`),
  },
  session: {
    loggedOut: 'आप लॉग आउट हो गए',
  },
  /** Checks before a form is sent, and what a change meets. */
  forms: {
    fillRequired: 'कृपया सारी ज़रूरी जानकारी भरें',
    enterFields: 'जानकारी भरें',
    duringUpdate: 'बदलते समय कुछ गड़बड़ हो गई',
    updateFailed: 'बदला नहीं जा सका',
  },
  enquiry: {
    success: 'फ़ॉर्म भेज दिया गया!',
    failed: 'ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  },
  consultation: {
    success: 'हम जल्द ही आपसे बात करेंगे!',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    sending: 'भेज रहे हैं...',
    submitting: 'भेज रहे हैं...',
  },
} as const
