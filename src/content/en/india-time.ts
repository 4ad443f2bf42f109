/** Behind a time of India, on a device whose own clock is another. Decision 244. */
export const indiaTime = '(India time)'
