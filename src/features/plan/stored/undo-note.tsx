import { type ReactNode, useId } from 'react'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { plan as words } from '@/words/plan'
import styles from './undo-note.module.css'

type Props = { text: ReactNode; onUndo: () => void }

/** Says what was removed and offers Undo; takes the focus, because the button that had it is gone. */
export function UndoNote({ text, onUndo }: Props) {
  const id = useId()
  return (
    <div className={styles.note}>
      <span id={id} role="status">
        {text}
      </span>
      <button
        ref={takeFocus}
        type="button"
        className="button button-plain"
        aria-describedby={id}
        onClick={onUndo}
      >
        {words.sheet.undo}
      </button>
    </div>
  )
}
