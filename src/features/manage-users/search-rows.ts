import { sorted } from '@/lib/lists'
import { withComparablePhones } from '@/lib/text/phone-search'
import { plainText } from '@/lib/text/plain-text'
import type { UserRow } from './rows'
import { indexTexts, recordsWith, type TextIndex } from './text-index'

type Found = { words: readonly string[]; rows: readonly UserRow[] }

/** Users in an order, ready to be searched. */
export type SearchableRows = {
  rows: readonly UserRow[]
  index: TextIndex
  /** What the last search found: whoever types on searches among those. */
  last: Found
}

/** Prepares users in the given order. */
export function searchable(rows: readonly UserRow[]): SearchableRows {
  const index = indexTexts(rows.map(({ haystack }) => haystack))
  return { rows, index, last: { words: [], rows } }
}

/** Whether all that hold `words` were found by the search for `before`. */
const isNarrower = (words: readonly string[], before: readonly string[]) =>
  before.every((old) => words.some((word) => word.includes(old)))

function holding(searched: SearchableRows, words: readonly string[]): readonly UserRow[] {
  const { rows, index, last } = searched
  const others = words.filter((word) => !last.words.includes(word))
  // So few that the long text of all would cost more.
  const isFew = last.rows.length < rows.length / 4
  if (isNarrower(words, last.words) && (isFew || others.length === 0)) {
    if (others.length === 0) return last.rows
    return last.rows.filter(({ haystack }) => others.every((word) => haystack.includes(word)))
  }
  // The longest word leaves the fewest.
  const [first, ...more] = sorted(words, (a, b) => b.length - a.length)
  if (first === undefined) return rows
  const found = recordsWith(index, first, rows)
  if (more.length === 0) return found
  return found.filter(({ haystack }) => more.every((word) => haystack.includes(word)))
}

/** Those that hold every word of `q` as it is, or with its phone numbers as they are compared. */
export function searchRows(searched: SearchableRows, q: string): readonly UserRow[] {
  const words = plainText(q).split(/\s+/).filter(Boolean)
  const rows = holding(searched, words)
  searched.last = { words, rows }
  const withNumbers = withComparablePhones(q)
  if (withNumbers === q) return rows
  const others = plainText(withNumbers).split(/\s+/).filter(Boolean)
  const found = new Set([...rows, ...holding(searched, others)])
  return searched.rows.filter((row) => found.has(row))
}
