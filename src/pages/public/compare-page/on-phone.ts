import type { Cell, Row } from './rows'

/** As many columns as a phone shows. */
export const ON_PHONE = 2

/**
 * What a phone shows of a row; undefined for a country that has not come. `ids` are those of the columns,
 * `come` of the cells.
 */
export const cellsOnPhone = (
  { cells }: Pick<Row, 'cells'>,
  ids: readonly string[],
  come: readonly string[],
): (Cell | undefined)[] => ids.slice(0, ON_PHONE).map((id) => cells[come.indexOf(id)])

/** Whether a phone would say of each country that we know nothing: only one that it hides says something. */
export const isEmptyOnPhone = (
  row: Pick<Row, 'cells'>,
  ids: readonly string[],
  come: readonly string[],
): boolean => cellsOnPhone(row, ids, come).every((cell) => cell === null)
