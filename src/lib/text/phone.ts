/** A mobile number of ten digits as people read it, on one line: "+91 98765 43210". */
export function shownMobile(digits: string): string {
  return `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}`
}

/**
 * An Indian mobile number as ten digits, or null. Spaces, dashes, a leading 0 and +91 are
 * accepted and stripped.
 */
export function indianMobile(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
