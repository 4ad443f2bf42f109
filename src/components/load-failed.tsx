import type { ReactNode } from 'react'
import { common } from '@/words/common'
import { focusMain } from '@/lib/browser/focus/focus-main'
import styles from './load-failed.module.css'

type Props = {
  message: ReactNode
  onRetry: () => void
  /** A toast says the same, and reads it out. */
  quiet?: boolean
  /** Other links, beside Try again. */
  children?: ReactNode
}

/** Says that something could not be loaded and offers to try again in place. */
export function LoadFailed({ message, onRetry, quiet, children }: Props) {
  function retry() {
    // The button disappears while it loads, so keyboard users continue from the page's main region.
    focusMain()
    onRetry()
  }
  return (
    <div role={quiet ? undefined : 'alert'} className={styles.box}>
      <p>{message}</p>
      <p className={styles.ways}>
        <button type="button" className="button button-plain" onClick={retry}>
          {common.tryAgain}
        </button>
        {children}
      </p>
    </div>
  )
}
