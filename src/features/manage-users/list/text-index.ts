import type { Sliceable } from '@/components/admin/paging'

/**
 * Many short texts joined to a long one. A search scans it from end to end, without reading the
 * records themselves: their texts are scattered in memory, and a slow machine waits for each.
 */
export type TextIndex = { text: string; ends: Int32Array }

/** The numbers of some texts of an index, in order. */
type Numbers = Int32Array

/** The separator. No searched word contains it, so that no match spans two texts. */
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
 * Those of the texts `among` that contain a word; the same list if all do. The word contains no
 * space.
 */
export function numbersWith({ text, ends }: TextIndex, word: string, among: Numbers): Numbers {
  const found = new Int32Array(among.length)
  let count = 0
  // The next position of the word: usually in a later text, so all texts before that one lack it.
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

/** The records with these numbers, looked up on demand; the list itself if the numbers are all of it. */
export function recordsAt<T extends object>(numbers: Numbers, records: readonly T[]): Sliceable<T> {
  if (numbers.length === records.length) return records
  return {
    length: numbers.length,
    slice: (start, end) =>
      [...numbers.subarray(start, end)].flatMap((number) => records[number] ?? []),
  }
}
