import type { Sliceable } from '@/components/admin/paging'
import { sorted } from '@/lib/lists'
import { withComparablePhones } from '@/lib/text/phone-search'
import { plainText } from '@/lib/text/plain-text'
import type { UserRow } from './rows'
import { allNumbers, indexTexts, numbersWith, recordsAt, type TextIndex } from './text-index'

/** What a search found: the numbers of the rows, and the rows themselves. */
type Found = { words: readonly string[]; numbers: Int32Array; rows: Sliceable<UserRow> }

/** Users in an order, ready to be searched. */
export type SearchableRows = {
  rows: readonly UserRow[]
  index: TextIndex
  /** Those that hold every word of none. */
  all: Found
  /** What the last search found: whoever types on searches among those. */
  last: Found
  /** The numbers of those that hold a letter, found ahead. */
  letters: Map<string, Int32Array>
}

/** What a search mostly begins with. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Prepares users in the given order. */
export function searchable(rows: readonly UserRow[]): SearchableRows {
  const index = indexTexts(rows.map(({ haystack }) => haystack))
  const all: Found = { words: [], numbers: allNumbers(index), rows }
  return { rows, index, all, last: all, letters: new Map() }
}

/**
 * Finds those with one letter more ahead, and tells whether another is left. A first key finds them there, and
 * meets code that the browser has compiled: cold it took a slow machine 14 ms to look through 20,000 texts
 * (Decision 136).
 */
export function searchAhead({ index, all, letters }: SearchableRows): boolean {
  const letter = LETTERS[letters.size]
  if (letter === undefined) return false
  // A list of its own, as long as it has to be.
  letters.set(letter, numbersWith(index, letter, all.numbers).slice())
  return true
}

/** Whether all that hold `words` were found by the search for `before`. */
const isNarrower = (words: readonly string[], before: readonly string[]) =>
  before.every((old) => words.some((word) => word.includes(old)))

/** The shortest list that has all who hold a word: `numbers`, or those that hold one of its letters. */
function candidates({ letters }: SearchableRows, word: string, numbers: Int32Array): Int32Array {
  let least = numbers
  for (const letter of word) {
    const holders = letters.get(letter)
    if (holders && holders.length < least.length) least = holders
  }
  return least
}

function holding(searched: SearchableRows, words: readonly string[]): Found {
  const { rows, index, all, last } = searched
  const from = isNarrower(words, last.words) ? last : all
  // The longest word leaves the fewest.
  const others = sorted(words, (a, b) => b.length - a.length).filter(
    (word) => !from.words.includes(word),
  )
  let { numbers } = from
  for (const [place, word] of others.entries()) {
    // Where what was found before is a part of it, its holders were found before.
    const isPart = place === 0 && from.words.every((old) => word.includes(old))
    const among = isPart ? candidates(searched, word, numbers) : numbers
    numbers = searched.letters.get(word) === among ? among : numbersWith(index, word, among)
  }
  // Where nobody fell out it stays the same list, of which nothing is drawn anew.
  const isSame = numbers.length === from.numbers.length
  return { words, numbers, rows: isSame ? from.rows : recordsAt(numbers, rows) }
}

/** Those that hold every word of `q` as it is, or with its phone numbers as they are compared. */
export function searchRows(searched: SearchableRows, q: string): Sliceable<UserRow> {
  const words = plainText(q).split(/\s+/).filter(Boolean)
  const plain = holding(searched, words)
  searched.last = plain
  const withNumbers = withComparablePhones(q)
  if (withNumbers === q) return plain.rows
  const others = plainText(withNumbers).split(/\s+/).filter(Boolean)
  const found = new Set([...plain.rows.slice(), ...holding(searched, others).rows.slice()])
  return searched.rows.filter((row) => found.has(row))
}
