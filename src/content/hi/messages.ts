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
  registration: {
    success: 'आप रजिस्टर हो गए',
    already: 'आप पहले से रजिस्टर हैं, लॉग इन करें',
    failed: 'रजिस्टर नहीं हो पाया',
    exception: 'कुछ गड़बड़ हो गई',
    passwordMismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  },
  login: {
    success: 'आप लॉग इन हो गए',
    failed: 'लॉग इन नहीं हो पाया',
    exception: 'कुछ गड़बड़ हो गई',
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
  forgotPassword: {
    emailRequired: 'ईमेल भरना ज़रूरी है',
    otpRequired: 'OTP भरना ज़रूरी है',
    newPasswordRequired: 'नया पासवर्ड भरना ज़रूरी है',
    userNotFound: 'यह खाता नहीं मिला',
    invalidOtp: 'OTP ग़लत है। कृपया फिर कोशिश करें।',
    resetFailed: 'पासवर्ड नहीं बदल पाया। कृपया फिर कोशिश करें।',
    success: 'पासवर्ड बदल गया',
  },
  payment: {
    success: 'पेमेंट हो गया और प्रोफ़ाइल अपडेट हो गई!',
    /** The payment went through, but the stored login could not be brought up to date. */
    successOnly: 'पेमेंट हो गया',
    cancelled: 'पेमेंट रद्द हो गया!',
    failed: 'पेमेंट शुरू नहीं हो पाया। कृपया फिर कोशिश करें।',
  },
  enquiry: {
    success: 'फ़ॉर्म भेज दिया गया!',
    failed: 'ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  },
  consultation: {
    success: 'हम जल्द ही आपसे बात करेंगे!',
  },
  /** Toasts after something worked. */
  success: {
    profileUpdated: 'प्रोफ़ाइल अपडेट हो गई',
  },
  referral: {
    copied: 'कॉपी हो गया!',
    paid: 'सफल',
    pending: 'बाक़ी',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    sending: 'भेज रहे हैं...',
    submitting: 'भेज रहे हैं...',
    verifying: 'जाँच रहे हैं...',
    resetting: 'बदल रहे हैं...',
    registering: 'रजिस्टर हो रहा है...',
  },
} as const
