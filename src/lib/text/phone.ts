import { plainDigits } from './digits'

/** A mobile number of ten digits as people read it, on one line: "+91 98765 43210". */
export function shownMobile(digits: string): string {
  return `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}`
}

/**
 * An Indian mobile number as ten digits, or null. Spaces, dashes, dots, a leading 0 and +91 are accepted and stripped,
 * and so are invisible characters, which phones copy along with a contact.
 */
export function indianMobile(text: string): string | null {
  const digits = plainDigits(text.normalize('NFKC'))
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
    .replace(/^(?:\+91|0091|91(?=0?\d{10}$))?0?/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
