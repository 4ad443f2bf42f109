import { plainText } from '@/lib/text/plain-text'

/** One line of a cell; `url` if it leads to an official page. */
export type Line = { text: string; url?: string }

/** What a country says about a point; null if it says nothing. */
export type Cell = readonly Line[] | null

/** Whether the countries agree; `partial` if some say nothing. */
export type Verdict = 'same' | 'different' | 'partial'

/** One point, with a cell for each country in their order; without a verdict if only one has loaded. */
export type Row = {
  id: string
  label: string
  cells: readonly Cell[]
  verdict: Verdict | undefined
}

const textOf = (cell: readonly Line[]) =>
  cell.map(({ text }) => plainText(text).replaceAll(/\s+/g, ' ').trim()).join('\n')

/** Whether cells agree; undefined for fewer than two. Case, accents and spaces make no difference. */
export function verdictOf(cells: readonly Cell[]): Verdict | undefined {
  if (cells.length < 2) return undefined
  const said = cells.filter((cell) => cell !== null).map(textOf)
  if (said.length < cells.length) return 'partial'
  return new Set(said).size === 1 ? 'same' : 'different'
}

/** A point as a row; undefined if no country says anything. Empty lines say nothing. */
export function rowOf(id: string, label: string, lines: readonly (readonly Line[])[]) {
  const cells = lines.map((cell) => (cell.length > 0 ? cell : null))
  if (cells.every((cell) => cell === null)) return undefined
  const row: Row = { id, label, cells, verdict: verdictOf(cells) }
  return row
}
