// Translated 2026-11-22 from en; not yet read by a native speaker.
/**
 * Every text that is specified (Product 4, 5 and 8), each with its one translation.
 * Pages and features read them here and never spell them again.
 */
export const messages = {
  /** Loading lists and records. */
  lists: {
    failedTitleCase: 'എന്തോ കുഴപ്പം പറ്റി',
    failed: 'എന്തോ കുഴപ്പം പറ്റി',
    userData: '❌ അക്കൗണ്ട് വിവരങ്ങൾ എടുക്കാൻ പറ്റിയില്ല',
    categories: 'വിഭാഗങ്ങൾ എടുക്കുമ്പോൾ എന്തോ കുഴപ്പം പറ്റി',
    countryDetails: 'രാജ്യത്തിന്റെ വിവരങ്ങൾ എടുക്കുമ്പോൾ എന്തോ കുഴപ്പം പറ്റി',
    countryDetailsFetch: 'രാജ്യത്തിന്റെ വിവരങ്ങൾ എടുക്കാൻ പറ്റിയില്ല',
    /** The country detail page's load error. */
    countryError: (message: string) => `കുഴപ്പം: ${message}`,
  },
  search: {
    none: '! അയ്യോ, ഒന്നും കിട്ടിയില്ല',
    resultsFound: (count: number) => `${count} ${count === 1 ? 'ഫലം' : 'ഫലങ്ങൾ'} കിട്ടി`,
  },
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
  session: {
    loggedOut: 'ലോഗൗട്ട് ചെയ്തു',
  },
  /** Checks before a form is sent, and what a change meets. */
  forms: {
    fillRequired: 'നിർബന്ധമായ കോളങ്ങളെല്ലാം പൂരിപ്പിക്കൂ',
    enterFields: 'കോളങ്ങൾ പൂരിപ്പിക്കൂ',
    duringUpdate: 'പുതുക്കുമ്പോൾ എന്തോ കുഴപ്പം പറ്റി',
    updateFailed: 'പുതുക്കാൻ പറ്റിയില്ല',
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
  payment: {
    success: 'പണം അടച്ചു, പ്രൊഫൈൽ പുതുക്കി!',
    /** The payment went through, but the stored login could not be brought up to date. */
    successOnly: 'പണം അടച്ചു',
    cancelled: 'പണമടയ്ക്കൽ വേണ്ടെന്നു വച്ചു!',
    failed: 'പണമടയ്ക്കൽ തുടങ്ങാൻ പറ്റിയില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  },
  enquiry: {
    success: 'ഫോം അയച്ചു!',
    failed: 'ഇമെയിൽ അയയ്ക്കാൻ പറ്റിയില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  },
  consultation: {
    success: 'ഞങ്ങൾ വൈകാതെ നിങ്ങളെ ബന്ധപ്പെടും!',
  },
  /** Toasts after something worked. */
  success: {
    profileUpdated: 'പ്രൊഫൈൽ പുതുക്കി',
  },
  referral: {
    copied: 'കോപ്പി ചെയ്തു!',
    paid: 'പൂർത്തിയായി',
    pending: 'കാത്തിരിക്കുന്നു',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    sending: 'അയയ്ക്കുന്നു...',
    submitting: 'അയയ്ക്കുന്നു...',
    verifying: 'പരിശോധിക്കുന്നു...',
    resetting: 'മാറ്റുന്നു...',
    registering: 'രജിസ്റ്റർ ചെയ്യുന്നു...',
  },
} as const
