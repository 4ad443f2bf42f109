// Letters that have no accent to take off and are still typed without it.
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Text as it is compared: lower case, without accents. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđßæœı]/g, (letter) => PLAIN[letter] ?? letter)
}

/**
 * A test whether a text holds every word of the keyword, in any order, case and accent. An
 * empty keyword matches nothing. Design 4, Search.
 */
export function matcher(keyword: string): (...texts: string[]) => boolean {
  const words = plainText(keyword).split(/\s+/).filter(Boolean)
  return (...texts) => {
    const text = plainText(texts.join(' '))
    return words.length > 0 && words.every((word) => text.includes(word))
  }
}
