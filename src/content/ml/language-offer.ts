// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The offer to read a page of another language in this one. Product 10, Languages. */
export const languageOffer = {
  name: 'ഭാഷ',
  read: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം',
  close: 'അടയ്ക്കുക',
} as const
