/** Tells Excel that the file is UTF-8, so that Malayalam names are read as such. */
const BOM = '\uFEFF'

/** Signs with which a spreadsheet takes a cell for a formula, also in their wide forms. */
const FORMULA = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'

// Where a spreadsheet splits at another sign than the comma, a cell can begin inside a value.
const dangerous = new RegExp(`(^|[;,|\\t\\r\\n])(\\s*)(?=${FORMULA})`, 'g')

/**
 * One cell: quoted, and where it (or a part that a spreadsheet may take for a cell) begins like a
 * formula, an apostrophe makes it text.
 */
export function csvCell(value: string): string {
  const harmless = value.replaceAll('\0', '').replace(dangerous, "$1$2'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A whole file: UTF-8 with its mark, lines ended by CRLF, every cell quoted (RFC 4180). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
