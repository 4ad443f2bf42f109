import { useId } from 'react'
import { Dialog } from '@/components/dialog'
import styles from './question.module.css'

type UnsavedWords = { heading: string; text: string; stay: string; leave: string }

type Props = { words: UnsavedWords; onStay: () => void; onLeave: () => void }

/** Asks before unsaved input is left behind; Escape stays on the page. */
export function UnsavedWarning({ words, onStay, onLeave }: Props) {
  const id = useId()
  return (
    <Dialog labelledBy={id} describedBy={`${id}-text`} onClose={onStay}>
      <h2 id={id} className={styles.heading}>
        {words.heading}
      </h2>
      <p id={`${id}-text`}>{words.text}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" className="button button-plain" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </Dialog>
  )
}
