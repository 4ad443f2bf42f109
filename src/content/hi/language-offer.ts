// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The offer to read a page of another language in this one. Product 10, Languages. */
export const languageOffer = {
  name: 'भाषा',
  read: 'यह पेज हिन्दी में पढ़ें',
  close: 'बंद करें',
} as const
