/** January is 0. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "2026-11-20" → "20 November 2026". */
export function longDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}
