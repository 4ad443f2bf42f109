/**
 * Letters that a text for a chat may have once it stands in an address, of which one of Malayalam or
 * Hindi takes nine: more opens in no app. Product 10.
 */
export const chatLetters = 3000
