import { Link } from 'react-router-dom'
import { ScenePicture } from '@/components/scene-picture'
import { compare } from '@/words/compare'
import { checkAgain } from '@/words/written-on'
import type { Country } from '@/entities/country/schema'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import { CompareRow } from './compare-row'
import styles from './compare-table.module.css'
import type { Group } from './groups'
import { shownName } from './shown-name'

type Props = { countries: readonly Country[]; groups: readonly Group[] }

/** Countries as columns, what they say as rows in groups; a phone shows the first two columns. */
export function CompareTable({ countries, groups }: Props) {
  const ids = countries.map(({ _id }) => _id)
  return (
    <>
      <div className={styles.scroll}>
        <table aria-label={compare.table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.point}>
                {compare.point}
              </th>
              {countries.map(({ _id, name, photo }) => (
                <th key={_id} scope="col">
                  <Link
                    to={paths.country.href(_id)}
                    lang={langOfSent(shownName(name), name)}
                    className={styles.country}
                  >
                    <span className={styles.picture} aria-hidden="true">
                      <ScenePicture kind="country" name={name} address={photo} width={160} />
                    </span>
                    {shownName(name)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, rows }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={countries.length + 1} className={styles.group}>
                  {compare.groups[id]}
                </th>
              </tr>
              {rows.map((row) => (
                <CompareRow key={row.id} row={row} ids={ids} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{compare.next}</th>
              {countries.map(({ _id, name }) => (
                <td key={_id}>
                  <Link to={paths.plan.href({ country: _id })}>
                    {compare.plan}
                    <span className="visually-hidden"> {compare.planFor(shownName(name))}</span>
                  </Link>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="quiet small">{checkAgain}</p>
    </>
  )
}
