// Translated 2026-11-22 from en; not yet read by a native speaker.
/** January is 0. */
export const months = [
  'ജനുവരി',
  'ഫെബ്രുവരി',
  'മാർച്ച്',
  'ഏപ്രിൽ',
  'മേയ്',
  'ജൂൺ',
  'ജൂലൈ',
  'ഓഗസ്റ്റ്',
  'സെപ്റ്റംബർ',
  'ഒക്ടോബർ',
  'നവംബർ',
  'ഡിസംബർ',
] as const

/** "2026-11-20" → "2026 നവംബർ 20". */
export function longDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year} ${months[Number(month) - 1]} ${day}`
}
