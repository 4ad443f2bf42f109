import { adminUsers } from '@/words/admin-users'
import styles from './history.module.css'

/** The share of subscribers among all users, as a bar and as text. */
export function ShareBar({ part, total }: { part: number; total: number }) {
  const percent = Math.round((part / total) * 100)
  return (
    <div className={styles.share}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" className={styles.rest} />
        <rect width={(part / total) * 100} height="1" className={styles.signUps} />
      </svg>
      <p>{adminUsers.dashboard.share(percent)}</p>
    </div>
  )
}
