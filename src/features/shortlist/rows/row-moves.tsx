import type { MouseEvent } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import { OutsideText } from '@/components/outside-text'
import { shortlist as words } from '@/words/shortlist'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { shownName } from '@/features/shortlist/stored/shown-name'
import type { Changes } from '@/features/shortlist/stored/use-changes'
import { moveByPress } from './press-again'
import styles from './row-moves.module.css'

type Props = { item: SavedItem; first: boolean; last: boolean; changes: Changes }

/** Up, down, and the handle by which a mouse or a finger drags. */
export function RowMoves({ item, first, last, changes }: Props) {
  const name = { text: shownName(item), sent: item.name }
  const moveBy = (by: -1 | 1) => (press: MouseEvent<HTMLButtonElement>) =>
    moveByPress(press.currentTarget, press.nativeEvent, () => changes.move(item, by))
  return (
    <div className={styles.moves}>
      <button
        type="button"
        // Not `disabled`: the button would lose the focus when a move has reached the top.
        aria-disabled={first}
        onClick={moveBy(-1)}
      >
        <LateIcon name="chevron-down" size={20} className={styles.up} />
        <span className="visually-hidden">
          <OutsideText {...name} within={words.row.up} />
        </span>
      </button>
      <span data-handle="" className={styles.handle} title={words.row.drag} />
      <button type="button" aria-disabled={last} onClick={moveBy(1)}>
        <LateIcon name="chevron-down" size={20} />
        <span className="visually-hidden">
          <OutsideText {...name} within={words.row.down} />
        </span>
      </button>
    </div>
  )
}
