/** More letters than a name or a word has in any language. */
const LONGEST_NAME = 1000
/** Some ten pages of print: what is longer was not written for a reader. */
const LONGEST_TEXT = 20_000

const LONG_WORD = new RegExp(`([\\p{L}\\p{M}\\p{N}]{${LONGEST_NAME}})[\\p{L}\\p{M}\\p{N}]+`, 'gu')

/** The beginning of a text; a sign of two code units that would be parted is left out. */
export const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/\p{Cs}$/u, '')

/** A name from the API as far as anybody reads. */
export function cutName(name: string): string {
  return name.length > LONGEST_NAME ? `${beginning(name, LONGEST_NAME)}…` : name
}

/**
 * A long text from the API as far as anybody reads. Megabytes, or one word of ten thousand
 * letters, would bring a phone to a stand while it looks for the ends of the lines.
 */
export function cutText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${beginning(text, LONGEST_TEXT)} …` : text
  return cut.replace(LONG_WORD, '$1…')
}
