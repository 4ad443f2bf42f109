import { jobs } from '@/words/jobs'
import styles from './work-label.module.css'

/** The label of the work applied for, while that is on its way. */
export function WorkWaits() {
  return (
    <div className={styles.work} data-roomy>
      <p className={styles.label}>{jobs.applied.loading}</p>
    </div>
  )
}
