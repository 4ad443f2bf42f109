/**
 * The most letters that a chat text may have in a link. One letter of Malayalam or Hindi counts as nine there. A longer
 * link opens in no app. Decision 168.
 */
export const chatLetters = 3000
