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
  enquiry: {
    success: 'ഫോം അയച്ചു!',
    failed: 'ഇമെയിൽ അയയ്ക്കാൻ പറ്റിയില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  },
  consultation: {
    success: 'ഞങ്ങൾ വൈകാതെ നിങ്ങളെ ബന്ധപ്പെടും!',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    sending: 'അയയ്ക്കുന്നു...',
    submitting: 'അയയ്ക്കുന്നു...',
  },
} as const
