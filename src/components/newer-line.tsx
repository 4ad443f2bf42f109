import { asOf } from '@/words/as-of'
import styles from './newer-line.module.css'

const { text, button } = asOf.newer

/** Says that newer data is there, in sight of whoever reads the old; takes no space. Product 10, Pages made of data. */
export function NewerLine({ onShow }: { onShow: () => void }) {
  return (
    <div className={styles.place} data-paper="off">
      <p role="status" className={styles.line}>
        {text}{' '}
        <button type="button" className="link-button" onClick={onShow}>
          {button}
        </button>
      </p>
    </div>
  )
}
