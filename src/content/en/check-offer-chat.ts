/** The words of a check's result in a chat that cannot take all of it. Product 10, Checking an offer. */
export const checkOfferChat = {
  hint: 'A chat takes a shorter text: the result, and as much of the rest as fits. Copy the text to send all of it.',
  rest: (address: string) => `Not all of it fits here. What to do and who to call: ${address}`,
} as const
