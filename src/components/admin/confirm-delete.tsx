import { useId } from 'react'
import { Dialog } from '@/components/dialog'
import rests from '@/components/rests.module.css'
import { adminDelete as words } from '@/words/admin-catalogue'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './question.module.css'

type Props = {
  question: string
  /** What is about to go. */
  name: string
  /** What else goes with it. */
  note?: string
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before something is deleted, and names it; Escape keeps it. A finger's second tap, which may
 * fall on the yes that has just opened below it, is no answer. Product 5, Deletes; Decision 145.
 */
export function ConfirmDelete({ question, name, note, onConfirm, onCancel }: Props) {
  const id = useId()
  return (
    <Dialog labelledBy={id} describedBy={`${id}-name ${id}-text`} onClose={onCancel}>
      <h2 id={id} className={styles.heading}>
        {question}
      </h2>
      <p id={`${id}-name`} lang={langOfSent(name)} className={styles.name}>
        {name}
      </p>
      <p id={`${id}-text`}>
        {note} {words.forGood}
      </p>
      <div className={`${styles.actions} ${rests.rests}`}>
        <button type="button" className="button button-plain" onClick={onCancel}>
          {words.keep}
        </button>
        <button type="button" className="button button-wanted" onClick={onConfirm}>
          {words.button}
        </button>
      </div>
    </Dialog>
  )
}
