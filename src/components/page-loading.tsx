import type { ReactNode } from 'react'
import { common } from '@/words/common'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './page-loading.module.css'
import { Spinner } from './spinner'

type Props = {
  /** Asks for the page once more; a button where code is there to hear it. */
  tryAgain?: ReactNode
}

const reloads = (
  <button type="button" className="link-button" onClick={() => window.location.reload()}>
    {common.tryAgain}
  </button>
)

/**
 * A page's code is on its way; after 8 s it says that this takes long, with ways on that need no more
 * code: the browser goes there itself. Product 10, Ways on.
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
