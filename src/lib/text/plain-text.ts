// Letters without a separate accent that could be removed, but which people type as plain letters.
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Text as it is compared in a search: lower case, without accents ("Österreich" → "osterreich"). */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđßæœı]/g, (letter) => PLAIN[letter] ?? letter)
}
