// Translated 2026-11-30 from en; not yet read by a native speaker.
/** Behind a time of India, on a device whose own clock is another. Decision 244. */
export const indiaTime = '(भारत का समय)'
