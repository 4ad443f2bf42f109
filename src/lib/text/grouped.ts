/** Digits grouped as in India: "1234567" → "12,34,567". Not in format.ts, since each page needs it. */
export const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
