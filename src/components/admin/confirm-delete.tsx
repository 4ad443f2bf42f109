import { useId } from 'react'
import { Dialog } from '@/components/dialog'
import pressGuard from '@/components/press-guard.module.css'
import { adminDelete as words } from '@/words/admin-catalogue'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './question.module.css'

type Props = {
  question: string
  /** The name of what is about to be deleted. */
  name: string
  /** What else is deleted with it. */
  note?: string
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before something is deleted, and names it; Escape cancels. The second tap of a double tap does not
 * count, since it may fall on the confirm button that has just opened below the finger. Product 5, Deletes;
 * Decision 145.
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
      <div className={`${styles.actions} ${pressGuard.guarded}`}>
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
