import { useId, useState } from 'react'
import { CheckLabel } from '@/components/check-label'
import { Dialog } from '@/components/dialog'
import pressGuard from '@/components/press-guard.module.css'
import { yourData } from '@/words/your-data'
import styles from './stored-data.module.css'

const { confirm } = yourData

type Props = {
  heading: string
  /** What it means to delete it. */
  text: string
  /** Whether a payment's record is included: then it `may` be deleted too, or its box `must` be ticked. */
  insist: 'no' | 'may' | 'must'
  onClose: () => void
  onDelete: (withPayment: boolean) => void
}

/**
 * Asks before something is deleted, and says what that means. The second tap of a double tap does not count, as in
 * every question before a delete. Product 10, Your data; Decision 145.
 */
export function DeleteDialog({ heading, text, insist, onClose, onDelete }: Props) {
  const id = useId()
  const [insists, setInsists] = useState(false)
  return (
    <Dialog labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      {insist !== 'no' && (
        <CheckLabel checked={insists} onChange={(event) => setInsists(event.target.checked)}>
          {confirm.insist}
        </CheckLabel>
      )}
      <div className={`${styles.actions} ${pressGuard.guarded}`}>
        <button type="button" className="button button-plain" onClick={onClose}>
          {confirm.no}
        </button>
        <button
          type="button"
          className="button button-wanted"
          disabled={insist === 'must' && !insists}
          onClick={() => onDelete(insists)}
        >
          {confirm.yes}
        </button>
      </div>
    </Dialog>
  )
}
