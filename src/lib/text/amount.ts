import { plainDigits } from './digits'
import { grouped } from './grouped'

/** What a typed amount is: a number, null if empty, or the reason why it is not a number. */
export type ReadAmount = number | null | 'wrong' | 'negative' | 'decimals' | 'large'

// Groups as in India (1,20,000) or elsewhere (120,000); never a decimal comma, which would be ambiguous.
const WHOLE = /^(\d+|\d{1,2}(,\d\d)*,\d{3}|\d{1,3}(,\d{3})+)$/

/** What people write around an amount, and never inside of it. */
const AROUND = /^(₹|rs\.?|inr)|(\/-|₹|rs\.?|inr)$/g

/**
 * Reads an amount as somebody typed it: "1,20,000", "₹ 1,20,000/-", "12.5", "൧൨൦". Empty is null. It may have at most
 * `decimals` digits after the point and be at most `largest`; a minus, letters ("1e9") or a decimal comma ("12,50") are
 * errors.
 */
export function readAmount(text: string, largest: number, decimals = 2): ReadAmount {
  const typed = plainDigits(text)
    .trim()
    // A space between digits is a comma; "5 6" is two numbers, as "5,6" is.
    .replaceAll(/(\d)\s+(?=\d)/g, '$1,')
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .replaceAll(AROUND, '')
  if (typed === '') return null
  if (/^[-−–]/.test(typed)) return 'negative'
  const [whole = '', behind = '', ...more] = typed.split('.')
  if (more.length > 0 || !WHOLE.test(whole || '0') || !/^\d*$/.test(behind)) return 'wrong'
  if (whole === '' && behind === '') return 'wrong'
  if (behind.replace(/0+$/, '').length > decimals) return 'decimals'
  const amount = Number(`${whole.replaceAll(',', '') || '0'}.${behind || '0'}`)
  return amount > largest ? 'large' : amount
}

/** An amount as a field shows it, and as `readAmount` reads it: "1,20,000", "12.50", "98.125". */
export function amountText(amount: number | null): string {
  if (amount === null) return ''
  const [whole = '', behind = ''] = String(amount).split('.')
  return behind === '' ? grouped(whole) : `${grouped(whole)}.${behind.padEnd(2, '0')}`
}
