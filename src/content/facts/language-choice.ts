/**
 * In localStorage: the code of the language that was chosen, or NO_OFFER; src/site/guard.js writes it
 * too. Product 10, Languages.
 */
export const LANGUAGE_KEY = 'language'

/** Kept there by who closed the offer of another language: no page makes one again. */
export const NO_OFFER = 'none'
