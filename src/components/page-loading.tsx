import type { ReactNode } from 'react'
import { common } from '@/words/common'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './page-loading.module.css'
import { Spinner } from './spinner'

type Props = {
  /** Requests the page once more; pass a button if code is there to handle it. */
  tryAgain?: ReactNode
}

const reloads = (
  <button type="button" className="link-button" onClick={() => window.location.reload()}>
    {common.tryAgain}
  </button>
)

/**
 * Shown while a page's code loads; after 8 s it says that this takes long, with ways to continue that need no
 * more code: the browser itself goes there. Product 10, Ways on.
 */
export function PageLoading({ tryAgain = reloads }: Props) {
  return (
    <>
      <Spinner label={common.loadingPage} />
      <p role="status" className={styles.long}>
        {common.slow} {tryAgain} <a href={addressOf(paths.contact.href())}>{common.otherWays}</a>
      </p>
    </>
  )
}
