import { common } from '@/words/common'
import { PageLoading } from '@/components/page-loading'

/**
 * What the shell shows until the site's code is there, and where that never comes: its ways on need none.
 * Product 10, Ways on.
 */
export function ShellLoading() {
  return (
    <main data-shell="">
      <PageLoading
        tryAgain={
          // The address it stands at, whichever the host answered with the shell.
          <a href="">{common.tryAgain}</a>
        }
      />
    </main>
  )
}
