import { useId, useState } from 'react'
import { Dialog } from '@/components/dialog'
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

/** Asks before something is deleted, and says what that means. Product 10, Your data. */
export function DeleteDialog({ heading, text, insist, onClose, onDelete }: Props) {
  const id = useId()
  const [insists, setInsists] = useState(false)
  return (
    <Dialog labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      {insist !== 'no' && (
        <label className={styles.insist}>
          <input
            type="checkbox"
            checked={insists}
            onChange={(event) => setInsists(event.target.checked)}
          />
          {confirm.insist}
        </label>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          disabled={insist === 'must' && !insists}
          onClick={() => onDelete(insists)}
        >
          {confirm.yes}
        </button>
        <button type="button" className="button button-plain" onClick={onClose}>
          {confirm.no}
        </button>
      </div>
    </Dialog>
  )
}
