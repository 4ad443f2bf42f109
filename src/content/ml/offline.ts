// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words for a site without a line, and for a new version. Product 10, Offline. */
export const offline = {
  /** In one line below the header. `time` is "നവംബർ 21, രാവിലെ 9.30". */
  line: {
    offline: 'ഇന്റർനെറ്റ് ഇല്ല.',
    /** Read out once the line is back. */
    online: 'ഇന്റർനെറ്റ് തിരിച്ചു വന്നു.',
    from: (time: string) => `ഇത് ${time} വരെയുള്ള വിവരമാണ്.`,
    pages: 'ഇന്റർനെറ്റ് ഇല്ലാതെ തുറക്കുന്നവ',
    newest: 'ഏറ്റവും പുതിയത് ലോഡ് ചെയ്യുക',
    version: 'ഈ സൈറ്റിന്റെ പുതിയ പതിപ്പ് വന്നിട്ടുണ്ട്.',
    load: 'ലോഡ് ചെയ്യുക',
  },
  /** In place of a page that is not kept. */
  missing: {
    heading: 'ഈ പേജ് ഇവിടെ സൂക്ഷിച്ചിട്ടില്ല',
    text: 'ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല. മുമ്പു തുറന്ന പേജുകൾ ഈ ഫോണിൽ അല്ലെങ്കിൽ കംപ്യൂട്ടറിൽ സൂക്ഷിക്കും, പക്ഷേ ഇത് അക്കൂട്ടത്തിലില്ല. ഇന്റർനെറ്റ് വന്നാൽ തുറക്കും.',
    tools: 'ഇന്റർനെറ്റ് ഇല്ലാതെ ഇവ പ്രവർത്തിക്കും',
    plan: 'പ്ലാൻ ഉണ്ടാക്കുക',
    shortlist: 'നിങ്ങളുടെ ഷോർട്ട്‌ലിസ്റ്റ്',
    compare: 'രാജ്യങ്ങൾ താരതമ്യം ചെയ്യുക',
    pages: 'നിങ്ങൾ തുറന്ന പേജുകൾ',
    none: 'മറ്റൊരു പേജും ഈ ഫോണിൽ അല്ലെങ്കിൽ കംപ്യൂട്ടറിൽ ഇതുവരെ സൂക്ഷിച്ചിട്ടില്ല.',
    call: 'അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ',
  },
} as const
