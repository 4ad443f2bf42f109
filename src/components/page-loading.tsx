import type { ReactNode } from 'react'
import { common } from '@/words/common'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './page-loading.module.css'
import { Spinner } from './spinner'

const reloads = (
  <button type="button" className="link-button" onClick={() => window.location.reload()}>
    {common.tryAgain}
  </button>
)

/**
 * Says that a page's code loads; after 8 s also that this takes long, with ways to continue that need no more code: the
 * browser itself goes there. `tryAgain` requests the page once more.
 */
export function LoadingLines({ tryAgain }: { tryAgain: ReactNode }) {
  return (
    <>
      <Spinner label={common.loadingPage} />
      <p role="status" className={styles.long}>
        {common.slow} {tryAgain} <a href={addressOf(paths.contact.href())}>{common.otherWays}</a>
      </p>
    </>
  )
}

/** In place of a page while its code loads, with a title: the page before it has taken its own. Product 10, Ways on. */
export function PageLoading() {
  return (
    <>
      <title>{common.loadingPage}</title>
      <LoadingLines tryAgain={reloads} />
    </>
  )
}
