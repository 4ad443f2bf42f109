import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { shortlist as words } from '@/words/shortlist'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { paths } from '@/lib/navigation/paths'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { shownName } from '@/features/shortlist/stored/shown-name'
import styles from './saved-row.module.css'

type Props = {
  item: SavedItem
  /** The id of the element with its name. */
  nameId: string
  /** Which button takes the focus when it appears. */
  focus: 'note' | 'remove' | false
  /** Absent while the note is being written. */
  onNote: (() => void) | undefined
  onRemove: () => void
}

/** The actions below a saved thing: its note, a plan for a country, and removing it. */
export function RowActions({ item, nameId, focus, onNote, onRemove }: Props) {
  const { kind, id, note } = item
  const name = shownName(item)
  return (
    <p className={styles.actions}>
      {onNote && (
        <button
          type="button"
          ref={focus === 'note' ? takeFocus : undefined}
          className="link-button"
          onClick={onNote}
        >
          {note ? words.note.change : words.note.add}
          <span className="visually-hidden">
            {' '}
            <OutsideText text={name} sent={item.name} within={words.note.on} />
          </span>
        </button>
      )}
      {kind === 'country' && (
        <Link to={paths.plan.href({ country: id })} aria-describedby={nameId}>
          {words.row.plan}
        </Link>
      )}
      <button
        type="button"
        ref={focus === 'remove' ? takeFocus : undefined}
        className="link-button"
        onClick={onRemove}
      >
        {words.row.remove}
        <span className="visually-hidden">
          {' '}
          <OutsideText text={name} sent={item.name} />
        </span>
      </button>
    </p>
  )
}
