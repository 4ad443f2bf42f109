import type { Cell, Row } from './rows'

/** The number of columns that a phone shows. */
export const ON_PHONE = 2

/**
 * The cells of a row that a phone shows; undefined for a country that has not loaded. `ids` are those of the
 * columns, `come` those of the cells.
 */
export const cellsOnPhone = (
  { cells }: Pick<Row, 'cells'>,
  ids: readonly string[],
  come: readonly string[],
): (Cell | undefined)[] => ids.slice(0, ON_PHONE).map((id) => cells[come.indexOf(id)])

/** Whether a phone would show only empty cells, because only a country that it hides says something. */
export const isEmptyOnPhone = (
  row: Pick<Row, 'cells'>,
  ids: readonly string[],
  come: readonly string[],
): boolean => cellsOnPhone(row, ids, come).every((cell) => cell === null)
