import { formatRupees } from './format'

/** An amount in a currency with a code of three capital letters: "₹1,20,000", "EUR 11,904.50". */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'INR') return formatRupees(amount)
  const digits = Number.isInteger(amount) ? 0 : 2
  const figure = amount.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  })
  return `${currency} ${figure}`
}
