/** The offer to read a page of another language in this one. Product 10, Languages. */
export const languageOffer = {
  name: 'Language',
  read: 'Read this page in English',
  close: 'Close',
} as const
