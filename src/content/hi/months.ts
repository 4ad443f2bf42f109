// Translated 2026-11-22 from en; not yet read by a native speaker.
/** January is 0. */
export const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const

/** "2026-11-20" → "20 नवंबर 2026". */
export function longDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}
