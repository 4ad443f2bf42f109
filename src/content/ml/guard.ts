// Translated 2026-11-29 from en; not yet read by a native speaker.
/** The words between a visitor and a page behind a login. Product 6, Access checks. */
export const guardWords = {
  checking: 'നിങ്ങളുടെ ലോഗിൻ പരിശോധിക്കുന്നു',
  failedHeading: 'നിങ്ങളുടെ ലോഗിൻ പരിശോധിക്കാൻ പറ്റിയില്ല',
  failedText: 'ഇന്റർനെറ്റിനോ ഞങ്ങളുടെ സെർവറിനോ ഇപ്പോൾ വേഗം കുറവാണ്. നിങ്ങളുടെ ലോഗിൻ പോയിട്ടില്ല.',
  logInAgain: 'വീണ്ടും ലോഗിൻ ചെയ്യുക',
  /** In place of the words of the redirect page, for somebody whose page was open here just now. */
  ended: {
    itself: 'നിങ്ങളുടെ ലോഗിൻ തീർന്നു',
    elsewhere: 'മറ്റൊരു ടാബിൽ നിങ്ങൾ ലോഗൗട്ട് ചെയ്തു',
    lede: 'നിങ്ങൾ എഴുതിയിട്ട് സേവ് ചെയ്യാത്തത് ഈ ടാബിൽ സൂക്ഷിച്ചിട്ടുണ്ട്, പാസ്‌വേഡ് ഒഴികെ. അതേ അക്കൗണ്ട് കൊണ്ട് വീണ്ടും ലോഗിൻ ചെയ്താൽ അത് ഇവിടെയുണ്ടാകും.',
  },
  redirect: {
    title: 'ലോഗിൻ ചെയ്യൂ',
    heading: 'ആദ്യം ലോഗിൻ ചെയ്യൂ',
    lede: 'ഈ പേജ് തുറക്കാൻ അനുവാദമുള്ള അക്കൗണ്ട് കൊണ്ട് ലോഗിൻ ചെയ്യൂ.',
    board: 'ലോഗിൻ പേജിലേക്ക് ഇനി',
    countdown: (seconds: number) => `${seconds} സെക്കൻഡിൽ ലോഗിൻ പേജിലേക്ക് പോകും.`,
    now: 'ഇപ്പോൾ ലോഗിൻ ചെയ്യുക',
  },
} as const
