/** More letters than a name or a word has in any language. */
const LONGEST_NAME = 1000
/** About ten printed pages: a longer text was not written for a reader. */
const LONGEST_TEXT = 20_000

const LONG_WORD = new RegExp(`([\\p{L}\\p{M}\\p{N}]{${LONGEST_NAME}})[\\p{L}\\p{M}\\p{N}]+`, 'gu')

/** The beginning of a text; a character of two code units that would be split is left out. */
export const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/\p{Cs}$/u, '')

/** Cuts a name from the API to the length that anybody would read. */
export function cutName(name: string): string {
  return name.length > LONGEST_NAME ? `${beginning(name, LONGEST_NAME)}…` : name
}

/**
 * Cuts a long text from the API to the length that anybody would read. Megabytes, or one word of ten thousand letters,
 * would freeze a phone while it computes the line breaks.
 */
export function cutText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${beginning(text, LONGEST_TEXT)} …` : text
  return cut.replace(LONG_WORD, '$1…')
}
