/** The offer to read on in another language, in that language, whatever the page's. Product 10, Languages. */
export const languageOffer = {
  en: { name: 'Language', read: 'Read this page in English', close: 'Close' },
  ml: { name: 'ഭാഷ', read: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം', close: 'അടയ്ക്കുക' },
  hi: { name: 'भाषा', read: 'यह पेज हिन्दी में पढ़ें', close: 'बंद करें' },
} as const
