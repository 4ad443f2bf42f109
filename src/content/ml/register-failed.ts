// Translated 2026-11-26 from en; not yet read by a native speaker.
/** Below the specified words of a failed registration, so that they mislead nobody. */
export const registerFailed = {
  /** No proper answer came; with a link. */
  notKnown:
    'ഇന്റർനെറ്റോ ഞങ്ങളുടെ സെർവറോ ശരിയായി മറുപടി തന്നില്ല. അതുകൊണ്ട് നിങ്ങൾ ഇതിനകം രജിസ്റ്റർ ചെയ്തിട്ടുണ്ടാവാം. “രജിസ്റ്റർ ചെയ്യുക” ഒന്നുകൂടി അമർത്തൂ, അല്ലെങ്കിൽ ലോഗിൻ ചെയ്തുനോക്കൂ:',
} as const
