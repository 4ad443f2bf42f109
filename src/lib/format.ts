const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

const counts = new Intl.NumberFormat('en-IN')

const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // One date for the office and for a member abroad.
  timeZone: 'Asia/Kolkata',
})

/** An amount in paise as rupees: 99900 → "₹999". */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}

/** A count as people in India write it: 120000 → "1,20,000". */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** A date as people in India write it, and as it is there: "20 November 2026"; an invalid one is empty. */
export function formatDate(date: Date | string): string {
  const value = typeof date === 'string' ? new Date(date) : date
  return Number.isNaN(value.getTime()) ? '' : longDate.format(value)
}
