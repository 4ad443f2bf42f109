import type { Sliceable } from '@/components/admin/paging'
import { sorted } from '@/lib/lists'
import { withComparablePhones } from '@/lib/text/phone-search'
import { plainText } from '@/lib/text/plain-text'
import type { UserRow } from '@/features/manage-users/rows'
import { allNumbers, indexTexts, numbersWith, recordsAt, type TextIndex } from './text-index'

/** What a search found: the index numbers of the rows, and the rows themselves. */
type Found = { words: readonly string[]; numbers: Int32Array; rows: Sliceable<UserRow> }

/** Users in an order, ready to be searched. */
export type SearchableRows = {
  rows: readonly UserRow[]
  index: TextIndex
  /** The result of an empty search: all rows. */
  all: Found
  /** The last result: a search that only adds characters looks among those rows. */
  last: Found
  /** By letter: the numbers of the rows that contain it, searched in advance. */
  letters: Map<string, Int32Array>
}

/** The characters that most searches begin with. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Prepares users in the given order. */
export function searchable(rows: readonly UserRow[]): SearchableRows {
  const index = indexTexts(rows.map(({ haystack }) => haystack))
  const all: Found = { words: [], numbers: allNumbers(index), rows }
  return { rows, index, all, last: all, letters: new Map() }
}

/**
 * Searches for the next letter in advance, and returns whether a letter was left. A first key press then finds
 * its rows here, and the code already compiled: without that, a slow machine took 14 ms to search 20,000 texts
 * (Decision 136).
 */
export function searchAhead({ index, all, letters }: SearchableRows): boolean {
  const letter = LETTERS[letters.size]
  if (letter === undefined) return false
  // A copy that is only as long as needed.
  letters.set(letter, numbersWith(index, letter, all.numbers).slice())
  return true
}

/** Whether all rows that contain `words` are among the results for `before`. */
const isNarrower = (words: readonly string[], before: readonly string[]) =>
  before.every((old) => words.some((word) => word.includes(old)))

/** The shortest list with all rows that contain a word: `numbers`, or the rows with one of its letters. */
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
  // The longest word comes first, as it leaves the fewest rows.
  const others = sorted(words, (a, b) => b.length - a.length).filter(
    (word) => !from.words.includes(word),
  )
  let { numbers } = from
  for (const [place, word] of others.entries()) {
    // If this word includes all earlier words, its rows are among the earlier results.
    const isPart = place === 0 && from.words.every((old) => word.includes(old))
    const among = isPart ? candidates(searched, word, numbers) : numbers
    numbers = searched.letters.get(word) === among ? among : numbersWith(index, word, among)
  }
  // If no row dropped out, the same list is returned, so that nothing renders again.
  const isSame = numbers.length === from.numbers.length
  return { words, numbers, rows: isSame ? from.rows : recordsAt(numbers, rows) }
}

/** The rows that contain every word of `q` as typed, or with its phone numbers in comparable form. */
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
