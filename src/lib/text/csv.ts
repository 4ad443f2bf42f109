/** Tells Excel that the file is UTF-8, so that it reads Malayalam names correctly. */
const BOM = '\uFEFF'

/** Characters that make a spreadsheet read a cell as a formula, also in their full-width forms. */
const FORMULA = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'

// If a spreadsheet splits at another character than the comma, a cell can begin inside a value, also with an empty part
// in quotation marks, which it drops. Separators begin a cell of their own: skipped too, many would take seconds.
const dangerous = new RegExp(`(^|[;,|\\t\\r\\n])((?:[^\\S\\t\\r\\n]|")*)(?=${FORMULA})`, 'g')

/**
 * One cell, quoted. If it begins like a formula, or if a part does that a spreadsheet may read as a cell, an apostrophe
 * makes it text.
 */
export function csvCell(value: string): string {
  const harmless = value.replaceAll('\0', '').replace(dangerous, "$1$2'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A column: its heading, and what it says of a row. */
export type Column<Row> = readonly [heading: string, cellOf: (row: Row) => string]

/** A whole file: UTF-8 with a byte order mark, lines ended by CRLF, every cell quoted (RFC 4180). */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const headings = columns.map(([heading]) => heading)
  const lines = [headings, ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row)))]
  return BOM + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
