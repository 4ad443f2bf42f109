import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { ScenePicture } from '@/components/scene-picture'
import { compare } from '@/words/compare'
import { paths } from '@/lib/navigation/paths'
import styles from './compare-table.module.css'
import { shownCountryName } from '@/features/compare/shown-country-name'

/** A country with a column: what is known about it before it has loaded. */
export type Column = { id: string; name?: string | undefined; photo?: string | undefined }

/** The name of a column. */
export const nameOf = ({ name }: Column) => (name ? shownCountryName(name) : compare.nameless)

/** The names of the columns. */
export function CompareHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.point}>
          {compare.point}
        </th>
        {columns.map((column) => {
          const { id, name, photo } = column
          return (
            <th key={id} scope="col">
              <Link to={paths.country.href(id)} className={styles.country}>
                <span className={styles.picture} aria-hidden="true">
                  {name && <ScenePicture kind="country" name={name} address={photo} width={160} />}
                </span>
                <OutsideText text={nameOf(column)} sent={name ?? ''} />
              </Link>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
