/** How many last digits identify a number; the digits before them are the country code. */
const TELLING_DIGITS = 10

/** A number in the form that a search compares: its last ten digits ("+91 90000-00030" → "9000000030"). */
export function comparablePhone(text: string): string {
  return text.replace(/\D/g, '').slice(-TELLING_DIGITS)
}

/** Two or more digits, with the characters that people write between them in a number. */
const WRITTEN_NUMBER = /(?:\+|\b00)?\d(?:[\s()-]*\d)+/g

/**
 * A search with its numbers written as `comparablePhone` writes them. Separators are removed from what is long enough
 * for a number, or written like one (+91, hyphens); "anu 12 30" stays.
 */
export function withComparablePhones(search: string): string {
  return search.replace(WRITTEN_NUMBER, (written) => {
    const digits = written.replace(/\D/g, '')
    if (digits.length >= TELLING_DIGITS) return comparablePhone(digits)
    // The number is not fully typed yet.
    if (/^(?:\+|00)/.test(written)) return digits.replace(/^(?:00)?91/, '')
    return /\s/.test(written) ? written : digits
  })
}
