// Translated 2026-11-22 from en; not yet read by a native speaker.
/**
 * The texts of login, registration and password reset that are specified (Product 4, 5 and 8), word for word: apart
 * from messages.ts, which every page with a form loads.
 */
export const accountMessages = {
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
  forgotPassword: {
    emailRequired: 'ईमेल भरना ज़रूरी है',
    otpRequired: 'OTP भरना ज़रूरी है',
    newPasswordRequired: 'नया पासवर्ड भरना ज़रूरी है',
    userNotFound: 'यह खाता नहीं मिला',
    invalidOtp: 'OTP ग़लत है। कृपया फिर कोशिश करें।',
    resetFailed: 'पासवर्ड नहीं बदल पाया। कृपया फिर कोशिश करें।',
    success: 'पासवर्ड बदल गया',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    verifying: 'जाँच रहे हैं...',
    resetting: 'बदल रहे हैं...',
    registering: 'रजिस्टर हो रहा है...',
  },
} as const
