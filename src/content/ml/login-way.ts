// Translated 2026-11-27 from en; not yet read by a native speaker.
/** Above the forms of login and registration: where they lead whoever was sent to them. */
export const loginWay = {
  premium:
    'ലോഗിൻ കഴിഞ്ഞാൽ നിങ്ങൾ വീണ്ടും പ്രീമിയം പേജിലെത്തും. അവിടെ “ഇപ്പോൾ വാങ്ങുക” വീണ്ടും അമർത്തുന്നതിനു മുമ്പ് പണമൊന്നും പോകില്ല.',
  page: 'ലോഗിൻ കഴിഞ്ഞാൽ നിങ്ങൾ ആവശ്യപ്പെട്ട പേജ് ഞങ്ങൾ തുറക്കും.',
} as const
