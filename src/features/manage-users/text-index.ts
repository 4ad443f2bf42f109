import type { Sliceable } from '@/components/admin/paging'

/**
 * Many short texts as one long one. A search runs through it from end to end, without touching
 * the records themselves: their texts lie all over the memory, and a slow machine waits for each.
 */
export type TextIndex = { text: string; ends: Int32Array }

/** The numbers of some texts of an index, in order. */
type Numbers = Int32Array

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

/** The numbers of all texts of an index. */
export const allNumbers = ({ ends }: TextIndex): Numbers => ends.map((_, number) => number)

/**
 * Those `among` some texts that hold a word; where all do, the same list. The word has no space in
 * it.
 */
export function numbersWith({ text, ends }: TextIndex, word: string, among: Numbers): Numbers {
  const found = new Int32Array(among.length)
  let count = 0
  // Where the word stands next: mostly in a text further on, and the others up to there lack it.
  let at = -1
  for (let place = 0; place < among.length; place += 1) {
    const number = among[place] ?? 0
    const start = number === 0 ? 0 : (ends[number - 1] ?? 0)
    if (at < start) at = text.indexOf(word, start)
    if (at === -1) break
    if (at < (ends[number] ?? 0)) {
      found[count] = number
      count += 1
    }
  }
  return count === among.length ? among : found.subarray(0, count)
}

/** The records with these numbers, looked up when they are asked for; the list itself where it is all of them. */
export function recordsAt<T extends object>(numbers: Numbers, records: readonly T[]): Sliceable<T> {
  if (numbers.length === records.length) return records
  return {
    length: numbers.length,
    slice: (start, end) =>
      [...numbers.subarray(start, end)].flatMap((number) => records[number] ?? []),
  }
}
