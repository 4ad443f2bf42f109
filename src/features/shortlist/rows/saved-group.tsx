import { bracketed, OutsideText } from '@/components/outside-text'
import { shortlist as words } from '@/words/shortlist'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { keyOf, type SavedItem, type SavedKind } from '@/features/shortlist/stored/schema'
import type { Changes, Removed } from '@/features/shortlist/stored/use-changes'
import { shownName } from '@/features/shortlist/stored/shown-name'
import { SavedRow } from './saved-row'
import styles from './saved-group.module.css'
import { useDrag } from './use-drag'

type Props = {
  kind: SavedKind
  items: readonly SavedItem[]
  removed: Removed | null
  back: string
  changes: Changes
}

/** The saved things of one kind, in the reader's order; Undo replaces what was just removed. */
export function SavedGroup({ kind, items, removed, back, changes }: Props) {
  const list = useDrag(items.length > 1, (from, to) => changes.drop(kind, from, to))
  const gone = removed?.item.kind === kind ? removed : null
  if (items.length === 0 && !gone) return null
  const rows = items.map((item, index) => (
    <SavedRow
      key={keyOf(item)}
      item={item}
      first={index === 0}
      last={index === items.length - 1}
      isBack={back === keyOf(item)}
      changes={changes}
    />
  ))
  if (gone) {
    const undo = <UndoRow key={`gone ${gone.item.id}`} removed={gone} changes={changes} />
    rows.splice(gone.at, 0, undo)
  }
  return (
    <section aria-labelledby={`shortlist-${kind}`} className={styles.group}>
      <h2 id={`shortlist-${kind}`}>
        {words.kinds[kind]} <span className={styles.count}>{words.count(items.length)}</span>
      </h2>
      <ol ref={list} className="plain-list">
        {rows}
      </ol>
    </section>
  )
}

/** Shown in place of what was removed; takes the focus that its button had. */
function UndoRow({ removed, changes }: { removed: Removed; changes: Changes }) {
  const name = shownName(removed.item)
  return (
    <li className={styles.removed}>
      <span>
        <OutsideText text={name} sent={removed.item.name} within={words.row.removed} />
      </span>
      <button
        type="button"
        ref={takeFocus}
        className="button button-plain"
        onClick={() => changes.undo(removed)}
      >
        {words.row.undo}
        <span className="visually-hidden">
          <OutsideText text={name} sent={removed.item.name} within={bracketed} />
        </span>
      </button>
    </li>
  )
}
