/** The mark of a value that misses its goal. */
const MISSED = ' ✗'

/** A value to print, marked if it misses its goal. */
export const marked = (text: string, reached: boolean) => (reached ? text : text + MISSED)

/** A table that reads well in a terminal and as Markdown; all columns but the first align right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b)
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)]
  return ((sorted[low] ?? NaN) + (sorted[high] ?? NaN)) / 2
}
