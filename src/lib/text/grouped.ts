/** Digits in groups as in India: "1234567" → "12,34,567". Apart from format.ts: each page needs it. */
export const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
