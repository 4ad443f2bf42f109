/** How many digits of a number tell it from others; what comes before them says the country. */
const TELLING_DIGITS = 10

/** A number as it is compared in a search: its last ten digits ("+91 90000-00030" → "9000000030"). */
export function comparablePhone(text: string): string {
  return text.replace(/\D/g, '').slice(-TELLING_DIGITS)
}

/** Two digits and more with the signs between them that people write in a number. */
const WRITTEN_NUMBER = /(?:\+|\b00)?\d(?:[\s()-]*\d)+/g

/**
 * A search in which numbers are written as `comparablePhone` writes them. Signs are taken out of
 * what is long enough for a number, or written like one (+91, hyphens); "anu 12 30" stays.
 */
export function withComparablePhones(search: string): string {
  return search.replace(WRITTEN_NUMBER, (written) => {
    const digits = written.replace(/\D/g, '')
    if (digits.length >= TELLING_DIGITS) return comparablePhone(digits)
    // Not yet typed to its end.
    if (/^(?:\+|00)/.test(written)) return digits.replace(/^(?:00)?91/, '')
    return /\s/.test(written) ? written : digits
  })
}
