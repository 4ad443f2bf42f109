// Translated 2026-11-26 from en; not yet read by a native speaker.
/** Below the specified words of a failed login, so that they mislead nobody. */
export const loginFailed = {
  /** The line or the server failed. */
  line: 'ഇന്റർനെറ്റോ ഞങ്ങളുടെ സെർവറോ ശരിയായി മറുപടി തന്നില്ല. അതുകൊണ്ട് നിങ്ങളുടെ പാസ്‌വേഡ് ശരിയാവാം. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
} as const
