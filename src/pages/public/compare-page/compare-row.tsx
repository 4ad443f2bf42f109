import { OutLink } from '@/components/out-link'
import { compare } from '@/words/compare'
import { LinkedText } from '@/entities/country/linked-text'
import { langOf } from '@/lib/text/lang-of'
import styles from './compare-table.module.css'
import type { Cell, Row } from './rows'

type Props = {
  row: Row
  /** Of the columns. */ ids: readonly string[]
  /** Of those that have come, in the order of the cells. */ come: readonly string[]
}

/** One point: its name, whether the countries differ, and what each says. */
export function CompareRow({ row: { label, cells, verdict }, ids, come }: Props) {
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        <span lang={langOf(label)}>{label}</span>
        {ids.length > 1 && (
          <>
            {' '}
            <span className={styles.verdict}>{compare.verdicts[verdict]}</span>
          </>
        )}
      </th>
      {ids.map((id) => {
        const cell = cells[come.indexOf(id)]
        return (
          <td key={id} lang={langOf(textOf(cell))}>
            {cell !== undefined && <Said cell={cell} />}
          </td>
        )
      })}
    </tr>
  )
}

const textOf = (cell: Cell | undefined) => cell?.map(({ text }) => text).join(' ') ?? ''

function Said({ cell }: { cell: Cell }) {
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
