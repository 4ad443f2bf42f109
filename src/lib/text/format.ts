// Creating the first Intl format takes 50 ms on a cheap phone, so this file creates none when it loads.
import { grouped } from './grouped'

const isPlain = (count: number) => Number.isSafeInteger(count) && count >= 0

const rupees = () =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })

/** An amount in paise as rupees: 99900 → "₹999". */
export function formatPaise(paise: number): string {
  if (!isPlain(paise)) return rupees().format(paise / 100)
  const rest = paise % 100
  const whole = `₹${grouped(String((paise - rest) / 100))}`
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** An amount in rupees, to the whole paisa: 19.99 → "₹19.99". */
export const formatRupees = (amount: number): string => formatPaise(Math.round(amount * 100))

/** A count as people in India write it: 120000 → "1,20,000". */
export function formatCount(count: number): string {
  return isPlain(count) ? grouped(String(count)) : new Intl.NumberFormat('en-IN').format(count)
}
