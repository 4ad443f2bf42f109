import styles from './load-failed.module.css'

/** Says that something could not be loaded and offers to try again in place. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.box}>
      <p>{message}</p>
      <button type="button" className="button button-plain" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
