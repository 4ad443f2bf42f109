import { OutLink } from '@/components/out-link'
import { compare } from '@/words/compare'
import { LinkedText } from '@/entities/country/linked-text'
import { langOf } from '@/lib/text/lang-of'
import styles from './compare-table.module.css'
import { type Cell, type Row, type Verdict, verdictOf } from './rows'

type Props = {
  row: Row
  /** Of the columns. */ ids: readonly string[]
  /** Of those that have come, in the order of the cells. */ come: readonly string[]
}

/** As many columns as a phone shows: two that say the same are not called different for a third's sake. */
const ON_PHONE = 2

/** One point: its name, whether the countries differ, and what each says. */
export function CompareRow({ row: { label, cells, verdict }, ids, come }: Props) {
  const cellOf = (id: string) => cells[come.indexOf(id)]
  const seen = ids.slice(0, ON_PHONE).map(cellOf)
  const onPhone = verdictOf(seen.filter((cell) => cell !== undefined))
  return (
    <tr>
      <th scope="row">
        <span lang={langOf(label)}>{label}</span>
        {ids.length > ON_PHONE && onPhone !== verdict ? (
          <>
            <Said verdict={verdict} where={styles.wide} />
            <Said verdict={onPhone} where={styles.narrow} />
          </>
        ) : (
          ids.length > 1 && <Said verdict={verdict} />
        )}
      </th>
      {ids.map((id) => {
        const cell = cellOf(id)
        return (
          <td key={id} lang={langOf(textOf(cell))}>
            {cell !== undefined && <Lines cell={cell} />}
          </td>
        )
      })}
    </tr>
  )
}

function Said({ verdict, where = '' }: { verdict: Verdict; where?: string | undefined }) {
  return (
    <>
      {' '}
      <span className={`${styles.verdict} ${where}`} data-verdict={verdict}>
        {compare.verdicts[verdict]}
      </span>
    </>
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
