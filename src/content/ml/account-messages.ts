// Translated 2026-11-22 from en; not yet read by a native speaker.
/**
 * The texts of login, registration and password reset that are specified (Product 4, 5 and 8), word for word: apart
 * from messages.ts, which every page with a form loads.
 */
export const accountMessages = {
  registration: {
    success: 'രജിസ്റ്റർ ചെയ്തു',
    already: 'നിങ്ങൾ നേരത്തേ രജിസ്റ്റർ ചെയ്തതാണ്, ലോഗിൻ ചെയ്യൂ',
    failed: 'രജിസ്റ്റർ ചെയ്യാൻ പറ്റിയില്ല',
    exception: 'എന്തോ കുഴപ്പം പറ്റി',
    passwordMismatch: 'പാസ്‌വേഡുകൾ ഒരുപോലെയല്ല',
  },
  login: {
    success: 'ലോഗിൻ ചെയ്തു',
    failed: 'ലോഗിൻ ചെയ്യാൻ പറ്റിയില്ല',
    exception: 'എന്തോ കുഴപ്പം പറ്റി',
  },
  forgotPassword: {
    emailRequired: 'ഇമെയിൽ വേണം',
    otpRequired: 'OTP വേണം',
    newPasswordRequired: 'പുതിയ പാസ്‌വേഡ് വേണം',
    userNotFound: 'ഇങ്ങനെ ഒരു അക്കൗണ്ട് കണ്ടില്ല',
    invalidOtp: 'OTP ശരിയല്ല. വീണ്ടും ശ്രമിക്കൂ.',
    resetFailed: 'പാസ്‌വേഡ് മാറ്റാൻ പറ്റിയില്ല. വീണ്ടും ശ്രമിക്കൂ.',
    success: 'പാസ്‌വേഡ് മാറ്റി',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    verifying: 'പരിശോധിക്കുന്നു...',
    resetting: 'മാറ്റുന്നു...',
    registering: 'രജിസ്റ്റർ ചെയ്യുന്നു...',
  },
} as const
