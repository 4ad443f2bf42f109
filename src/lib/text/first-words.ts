import { beginning } from './cut-text'

/** What search engines show of Malayalam and Hindi, whose letters are wide; English would have a few more. */
const DESCRIPTION_LENGTH = 150
const MORE = ' …'
/** A shorter sentence alone would leave half of the space empty. */
const SENTENCE_LENGTH = 80

/** The end of a sentence before a space; the full stop of "e.g." or "Dr." is none. */
const END = /(?:[\p{L}\p{M}\p{N}]{3}\.|[)”’"%]\.|[!?।])(?=\s)/gu

/**
 * The beginning of a text, as much as a search engine shows: whole sentences, or cut between words if none is long
 * enough. Product 10, Head of every page.
 */
export function firstWords(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = beginning(text, DESCRIPTION_LENGTH)
  // One more character shows whether a sentence ends exactly there.
  const ends = [...`${cut}${text.charAt(cut.length)}`.matchAll(END)]
  const end = Math.max(...ends.map(({ 0: sign, index }) => index + sign.length), 0)
  if (end >= SENTENCE_LENGTH) return cut.slice(0, end)
  return beginning(text, DESCRIPTION_LENGTH - MORE.length).replace(/\s+\S*$/, '') + MORE
}

/** `firstWords` of a text and, if that is all of it, each sentence of another one that still fits behind it. */
export function firstWordsWith(text: string, more: string): string {
  const sentences = more.match(/\S.*?[.!?।](?=\s|$)/g) ?? []
  return sentences.reduce((all, sentence) => {
    const longer = `${all} ${sentence}`
    return longer.length > DESCRIPTION_LENGTH ? all : longer
  }, firstWords(text))
}
