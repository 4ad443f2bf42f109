import { common } from '@/words/common'
import styles from './spinner.module.css'

type Props = {
  label?: string
  /** Further text below the label, for example when loading takes long. */
  note?: string
}

/** Says that something loads, to eye and ear. */
export function Spinner({ label = common.loading, note }: Props) {
  return (
    <p role="status" className={`needs-script ${styles.spinner}`}>
      <span aria-hidden="true" className={styles.ring} />
      <span>{label} …</span>
      {note && <span>{note}</span>}
    </p>
  )
}
