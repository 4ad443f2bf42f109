/**
 * Many short texts as one long one. A search runs through it from end to end, without touching
 * the records themselves: their texts lie all over the memory, and a slow machine waits for each.
 */
export type TextIndex = { text: string; ends: Int32Array }

/** No word of a search holds it, so that none is found across two texts. */
const BETWEEN = '\n'

/** Puts texts into an index; a text's number is its place in the list. */
export function indexTexts(texts: readonly string[]): TextIndex {
  const ends = new Int32Array(texts.length)
  let end = 0
  for (const [number, text] of texts.entries()) {
    end += text.length + BETWEEN.length
    ends[number] = end
  }
  return { text: texts.join(BETWEEN), ends }
}

/** The records whose texts hold a word, in order. The word has no space in it. */
export function recordsWith<T>(
  { text, ends }: TextIndex,
  word: string,
  records: readonly T[],
): T[] {
  const found: T[] = []
  let number = 0
  let at = text.indexOf(word)
  while (at !== -1) {
    while ((ends[number] ?? Infinity) <= at) number += 1
    const record = records[number]
    if (record !== undefined) found.push(record)
    // One place is enough: on to the next text.
    at = text.indexOf(word, ends[number])
    number += 1
  }
  return found
}
