import { sorted } from '@/lib/lists'
import { withComparablePhones } from '@/lib/text/phone-search'
import { plainText } from '@/lib/text/plain-text'
import type { UserRow } from './rows'
import { allNumbers, indexTexts, numbersWith, recordsAt, type TextIndex } from './text-index'

/** What a search found: the numbers of the rows, and the rows themselves. */
type Found = { words: readonly string[]; numbers: Int32Array; rows: readonly UserRow[] }

/** Users in an order, ready to be searched. */
export type SearchableRows = {
  rows: readonly UserRow[]
  index: TextIndex
  /** Those that hold every word of none. */
  all: Found
  /** What the last search found: whoever types on searches among those. */
  last: Found
}

/** Prepares users in the given order. */
export function searchable(rows: readonly UserRow[]): SearchableRows {
  const index = indexTexts(rows.map(({ haystack }) => haystack))
  const all: Found = { words: [], numbers: allNumbers(index), rows }
  return { rows, index, all, last: all }
}

/** Whether all that hold `words` were found by the search for `before`. */
const isNarrower = (words: readonly string[], before: readonly string[]) =>
  before.every((old) => words.some((word) => word.includes(old)))

function holding(searched: SearchableRows, words: readonly string[]): Found {
  const { rows, index, all, last } = searched
  const from = isNarrower(words, last.words) ? last : all
  // The longest word leaves the fewest.
  const others = sorted(words, (a, b) => b.length - a.length).filter(
    (word) => !from.words.includes(word),
  )
  let { numbers } = from
  for (const word of others) numbers = numbersWith(index, word, numbers)
  // Where nobody fell out it stays the same list, of which nothing is drawn anew.
  return { words, numbers, rows: numbers === from.numbers ? from.rows : recordsAt(numbers, rows) }
}

/** Those that hold every word of `q` as it is, or with its phone numbers as they are compared. */
export function searchRows(searched: SearchableRows, q: string): readonly UserRow[] {
  const words = plainText(q).split(/\s+/).filter(Boolean)
  const plain = holding(searched, words)
  searched.last = plain
  const withNumbers = withComparablePhones(q)
  if (withNumbers === q) return plain.rows
  const others = plainText(withNumbers).split(/\s+/).filter(Boolean)
  const found = new Set([...plain.rows, ...holding(searched, others).rows])
  return searched.rows.filter((row) => found.has(row))
}
