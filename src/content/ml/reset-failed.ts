// Translated 2026-11-26 from en; not yet read by a native speaker.
/** Below the specified words of a step of the password reset that failed, so that they mislead nobody. */
export const resetFailed = {
  /** The line or the server failed. */
  line: 'ഇന്റർനെറ്റോ ഞങ്ങളുടെ സെർവറോ ശരിയായി മറുപടി തന്നില്ല. അതുകൊണ്ട് നിങ്ങൾ എഴുതിയതു ശരിയാവാം. അത് ഇവിടെത്തന്നെയുണ്ട്: അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  /** The last step got no proper answer, now or before; with a link. */
  mayCount: 'നിങ്ങളുടെ പാസ്‌വേഡ് ഇതിനകം മാറിയിട്ടുണ്ടാവാം.',
  logIn: 'പുതിയതുകൊണ്ട് ലോഗിൻ ചെയ്തുനോക്കുക',
} as const
