import { Link } from 'react-router-dom'
import { Loading } from '@/components/loading'
import { OutsideText } from '@/components/outside-text'
import { Table } from '@/components/table'
import { compare } from '@/words/compare'
import { compareBar } from '@/words/compare-bar'
import { checkAgain } from '@/words/written-on'
import { paths } from '@/lib/navigation/paths'
import { type Column, CompareHead, nameOf } from './compare-head'
import { CompareRow } from './compare-row'
import styles from './compare-table.module.css'
import type { Group } from './groups'
import { isEmptyOnPhone } from './on-phone'

type Props = {
  columns: readonly Column[]
  /** The ids of the countries that have loaded, in the order of the groups' cells. */
  loadedIds: readonly string[]
  /** Undefined while the page still waits for the countries. */
  groups: readonly Group[] | undefined
  isLoading: boolean
}

/** Whether a country says nothing about a point of the group. */
const isSilent = ({ rows }: Group) => rows.some(({ cells }) => cells.includes(null))

/** Countries as columns, what they say as rows in groups; a phone shows the first two columns. */
export function CompareTable({ columns, loadedIds, groups, isLoading }: Props) {
  const width = columns.length + 1
  const ids = columns.map(({ id }) => id)
  return (
    <>
      <div className={styles.scroll}>
        <Table aria-label={compare.table} className={styles.table}>
          <CompareHead columns={columns} />
          {isLoading && (
            <tbody>
              <tr>
                <td colSpan={width} className={styles.wait}>
                  <Loading label={compare.loading} />
                </td>
              </tr>
            </tbody>
          )}
          {groups?.map(({ id, rows }) => (
            <tbody
              key={id}
              className={
                rows.every((row) => isEmptyOnPhone(row, ids, loadedIds)) ? styles.wide : undefined
              }
            >
              <tr>
                <th scope="rowgroup" colSpan={width} className={styles.group}>
                  {compare.groups[id]}
                </th>
              </tr>
              {rows.map((row) => (
                <CompareRow key={row.id} row={row} columns={columns} loadedIds={loadedIds} />
              ))}
            </tbody>
          ))}
          {groups && (
            <tfoot>
              <tr>
                <th scope="row">{compare.next}</th>
                {columns.map((column) => (
                  <td key={column.id} data-country={nameOf(column)}>
                    <Link to={paths.plan.href({ country: column.id })}>
                      {compare.plan}
                      <span className="visually-hidden">
                        {' '}
                        <OutsideText
                          text={nameOf(column)}
                          sent={column.name ?? ''}
                          within={compare.planFor}
                        />
                      </span>
                    </Link>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </Table>
      </div>
      {groups?.some(isSilent) && (
        <p>
          {compareBar.notKnown} <Link to={paths.contact.href()}>{compareBar.ask}</Link>
        </p>
      )}
      {groups && <p className="quiet small">{checkAgain}</p>}
    </>
  )
}
