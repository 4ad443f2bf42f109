import { OutLink } from '@/components/out-link'
import { compare } from '@/words/compare'
import { LinkedText } from '@/entities/country/linked-text'
import { langOf } from '@/lib/text/lang-of'
import styles from './compare-table.module.css'
import { type Column, nameOf } from './compare-head'
import { cellsOnPhone, isEmptyOnPhone, ON_PHONE } from './on-phone'
import { type Cell, type Row, type Verdict, verdictOf } from './rows'

type Props = {
  row: Row
  columns: readonly Column[]
  /** The ids of the countries that have loaded, in the order of the cells. */
  loadedIds: readonly string[]
}

/** One point: its name, whether the countries differ, and what each says. */
export function CompareRow({ row, columns, loadedIds }: Props) {
  const { label, cells, verdict } = row
  const ids = columns.map(({ id }) => id)
  // On a phone, two that say the same are not called different because of a hidden third.
  const onPhone = verdictOf(cellsOnPhone(row, ids, loadedIds).filter((cell) => cell !== undefined))
  return (
    <tr className={isEmptyOnPhone(row, ids, loadedIds) ? styles.wide : undefined}>
      <th scope="row">
        <span lang={langOf(label)}>{label}</span>{' '}
        {ids.length > ON_PHONE && onPhone !== verdict ? (
          <>
            <Said verdict={verdict} where={styles.wide} />
            <Said verdict={onPhone} where={styles.narrow} />
          </>
        ) : (
          ids.length > 1 && <Said verdict={verdict} />
        )}
      </th>
      {columns.map((column) => {
        const cell = cells[loadedIds.indexOf(column.id)]
        return (
          <td key={column.id} data-country={nameOf(column)} lang={langOf(textOf(cell))}>
            {cell !== undefined && <Lines cell={cell} />}
          </td>
        )
      })}
    </tr>
  )
}

type SaidProps = { verdict: Verdict | undefined; where?: string | undefined }

function Said({ verdict, where = '' }: SaidProps) {
  return (
    <span className={`${styles.verdict} ${where}`} data-verdict={verdict}>
      {/* While a country loads, an empty line keeps the room: the row does not move for the words. */}
      {verdict ? compare.verdicts[verdict] : '\u00A0'}
    </span>
  )
}

const textOf = (cell: Cell | undefined) => cell?.map(({ text }) => text).join(' ') ?? ''

function Lines({ cell }: { cell: Cell }) {
  if (!cell) return <span className={styles.silent}>{compare.notSaid}</span>
  const lines = cell.map(({ text, url }) => ({
    text,
    said: url ? <OutLink url={url}>{text}</OutLink> : <LinkedText text={text} />,
  }))
  if (lines.length === 1) return lines[0]?.said
  return (
    <ul>
      {lines.map(({ text, said }) => (
        <li key={text}>{said}</li>
      ))}
    </ul>
  )
}
