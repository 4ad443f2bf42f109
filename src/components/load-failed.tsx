import { common } from '@/words/common'
import styles from './load-failed.module.css'

/** Says that something could not be loaded and offers to try again in place. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  function retry() {
    // The button goes away while it loads; the keyboard goes on from the page's main region.
    document.getElementById('main')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div role="alert" className={styles.box}>
      <p>{message}</p>
      <button type="button" className="button button-plain" onClick={retry}>
        {common.tryAgain}
      </button>
    </div>
  )
}
