import { memo } from 'react'
import { Link } from 'react-router-dom'
import { shortlist as words } from '@/words/shortlist'
import { takeFocus } from '@/lib/browser/take-focus'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { paths } from '@/lib/navigation/paths'
import { RowMoves } from './row-moves'
import { RowNote } from './row-note'
import { savedHref } from './saved-href'
import { SavedLines, SavedPicture } from './saved-picture'
import type { SavedItem } from './schema'
import styles from './saved-row.module.css'
import type { Changes } from './use-changes'

type Props = {
  item: SavedItem
  first: boolean
  last: boolean
  /** It was taken off and has just come back. */
  isBack: boolean
  changes: Changes
}

/** One saved thing with all that can be done to it. Two hundred of them stay quick. */
export const SavedRow = memo(function SavedRow({ item, first, last, isBack, changes }: Props) {
  const [ref, near] = useNearViewport()
  const { kind, id, name } = item
  return (
    <li ref={ref} className={styles.row} data-entry="">
      <SavedPicture item={item} near={near} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={savedHref(item)}>{name}</Link>
        </h3>
        {near && <SavedLines item={item} />}
        <RowNote item={item} />
        <p className={styles.actions}>
          {kind === 'country' && (
            <Link to={paths.plan.href({ country: id })} className={styles.action}>
              {words.row.plan}
              <span className="visually-hidden"> {words.row.planFor(name)}</span>
            </Link>
          )}
          <button
            type="button"
            ref={isBack ? takeFocus : undefined}
            className={`link-button ${styles.action}`}
            onClick={() => changes.remove(item)}
          >
            {words.row.remove}
            <span className="visually-hidden"> {name}</span>
          </button>
        </p>
      </div>
      {!(first && last) && <RowMoves item={item} first={first} last={last} changes={changes} />}
    </li>
  )
})
