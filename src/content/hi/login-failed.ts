// Translated 2026-11-26 from en; not yet read by a native speaker.
/** Below the specified words of a failed login, so that they mislead nobody. */
export const loginFailed = {
  /** The line or the server failed. */
  line: 'इंटरनेट या हमारे सर्वर ने ठीक से जवाब नहीं दिया, इसलिए हो सकता है आपका पासवर्ड सही हो। थोड़ी देर में फिर कोशिश करें।',
} as const
