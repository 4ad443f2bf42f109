// Translated 2026-11-26 from en; not yet read by a native speaker.
/** Below the specified words of a failed registration, so that they mislead nobody. */
export const registerFailed = {
  /** No proper answer came; with a link. */
  notKnown:
    'इंटरनेट या हमारे सर्वर ने ठीक से जवाब नहीं दिया, इसलिए हो सकता है आप रजिस्टर हो चुके हों। “रजिस्टर करें” एक बार फिर दबाएँ, या लॉग इन करके देखें:',
} as const
