import type { Cell, Row } from './rows'

/** The number of columns that a phone shows. */
export const ON_PHONE = 2

/**
 * The cells of a row that a phone shows; undefined for a country that has not loaded. `ids` are those of the
 * columns, `loadedIds` those of the cells.
 */
export const cellsOnPhone = (
  { cells }: Pick<Row, 'cells'>,
  ids: readonly string[],
  loadedIds: readonly string[],
): (Cell | undefined)[] => ids.slice(0, ON_PHONE).map((id) => cells[loadedIds.indexOf(id)])

/** Whether a phone would show only empty cells, because only a country that it hides says something. */
export const isEmptyOnPhone = (
  row: Pick<Row, 'cells'>,
  ids: readonly string[],
  loadedIds: readonly string[],
): boolean => cellsOnPhone(row, ids, loadedIds).every((cell) => cell === null)
