// Translated 2026-11-26 from en; not yet read by a native speaker.
/** Below the specified words of a step of the password reset that failed, so that they mislead nobody. */
export const resetFailed = {
  /** The line or the server failed. */
  line: 'इंटरनेट या हमारे सर्वर ने ठीक से जवाब नहीं दिया, इसलिए हो सकता है आपका लिखा हुआ सही हो। वह यहीं है: थोड़ी देर में फिर कोशिश करें।',
  /** The last step got no proper answer, now or before; with a link. */
  mayCount: 'हो सकता है आपका नया पासवर्ड लागू हो चुका हो।',
  logIn: 'नए पासवर्ड से लॉग इन करके देखें',
} as const
