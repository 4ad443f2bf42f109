import { memo, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { shortlist as words } from '@/words/shortlist'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { savedHref } from '@/features/shortlist/stored/saved-href'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import type { Changes } from '@/features/shortlist/stored/use-changes'
import { shownName } from '@/features/shortlist/stored/shown-name'
import { langOfSent } from '@/lib/text/lang-of'
import { RowActions } from './row-actions'
import { RowMoves } from './row-moves'
import { NoteField, NoteText } from './row-note'
import { SavedLines, SavedPicture } from './saved-picture'
import { StoredPrice } from './stored-parts'
import styles from './saved-row.module.css'

type Props = {
  item: SavedItem
  first: boolean
  last: boolean
  /** It was removed and has just been put back. */
  isBack: boolean
  changes: Changes
}

/** One saved thing with all that can be done to it. Two hundred of them stay quick. */
export const SavedRow = memo(function SavedRow({ item, first, last, isBack, changes }: Props) {
  const nameId = useId()
  const [ref, near] = useNearViewport()
  const [writing, setWriting] = useState<'no' | 'now' | 'done'>('no')
  const { note, category, was } = item
  const name = shownName(item)
  return (
    <li ref={ref} className={styles.row} data-entry="">
      <SavedPicture item={item} near={near} />
      <div className={styles.text}>
        <h3 id={nameId} lang={langOfSent(name, item.name)} className={styles.name}>
          <Link to={savedHref(item)}>{name}</Link>
        </h3>
        {was && (
          <p className={`small ${styles.category}`}>
            <OutsideText text={was} within={words.row.was} />
          </p>
        )}
        {category && (
          <p className={`small quiet ${styles.category}`} lang={langOfSent(category)}>
            {category}
          </p>
        )}
        {/* In print, a row that was never near the viewport shows the stored price. */}
        {near ? <SavedLines item={item} gone={words.row.gone} /> : <StoredPrice item={item} />}
      </div>
      {!(first && last) && <RowMoves item={item} first={first} last={last} changes={changes} />}
      {note && writing !== 'now' && <NoteText note={note} />}
      {writing === 'now' && <NoteField item={item} onDone={() => setWriting('done')} />}
      <RowActions
        item={item}
        nameId={nameId}
        focus={writing === 'done' ? 'note' : isBack && 'remove'}
        onNote={writing === 'now' ? undefined : () => setWriting('now')}
        onRemove={() => changes.remove(item)}
      />
    </li>
  )
})
