import { beginning } from './cut-text'

const DESCRIPTION_LENGTH = 155

/**
 * The beginning of a text, cut between words: as much as a search engine shows.
 * Product 10, Head of every page.
 */
export function firstWords(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${beginning(text, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`
}
