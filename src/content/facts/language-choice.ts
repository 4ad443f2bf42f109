/**
 * The key in localStorage of the chosen language's code, or of NO_OFFER; src/site/pages/guard.js writes it too.
 * Product 10, Languages.
 */
export const LANGUAGE_KEY = 'language'

/** Stored there when a reader closes the offer of another language: no page makes that offer again. */
export const NO_OFFER = 'none'
